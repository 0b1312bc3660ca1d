// Arrays for Python.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

namespace sounder::python {

// A new array, owned by Python.
template <class T, class Fill>
nanobind::ndarray<nanobind::numpy, T, nanobind::ndim<1>> filled(std::size_t size, Fill fill) {
  T* const numbers = new T[size];
  nanobind::capsule owner(numbers, [](void* memory) noexcept { delete[] static_cast<T*>(memory); });
  fill(numbers);
  return nanobind::ndarray<nanobind::numpy, T, nanobind::ndim<1>>(numbers, {size}, owner);
}

}  // namespace sounder::python
