// Long work without Python's lock, which Ctrl-C stops.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <future>
#include <optional>
#include <thread>

namespace sounder::python {

// Returns `work(stopped)`, run on a new thread. When Python gets a signal, `stopped` becomes true and the signal's
// exception is thrown. `on_signal` is called for each signal, with Python's lock held.
template <class Work, class OnSignal>
auto without_lock(const Work& work, const OnSignal& on_signal) {
  std::atomic<bool> stopped = false;
  std::packaged_task<decltype(work(stopped))()> task([&] { return work(stopped); });
  auto answer = task.get_future();
  std::optional<nanobind::python_error> interruption;
  {
    const nanobind::gil_scoped_release released;
    std::thread worker(std::move(task));
    while (answer.wait_for(std::chrono::milliseconds(50)) != std::future_status::ready) {
      const nanobind::gil_scoped_acquire held;
      if (PyErr_CheckSignals() == 0) continue;
      if (interruption)
        PyErr_Clear();  // only the first is thrown
      else
        interruption.emplace();
      stopped = true;
      on_signal();
    }
    worker.join();
  }
  if (interruption) {
    try {
      answer.get();
    } catch (...) {  // the work was cancelled: its own error does not matter
    }
    throw std::move(*interruption);
  }
  return answer.get();
}

template <class Work>
auto without_lock(const Work& work) {
  return without_lock(work, [] {});
}

}  // namespace sounder::python
