// Long work without Python's lock, which a Ctrl-C ends.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <future>
#include <optional>
#include <thread>

namespace sounder::python {

// Answers `work(stopped)`, done on a thread of its own; `stopped` becomes true when Python has a signal, and then that
// is what is thrown. `on_signal` is called for each signal, with Python's lock held.
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
        PyErr_Clear();  // the first is enough to throw
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
    } catch (...) {  // it was called off: what it says to that is of no interest
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
