// The library's shared_ptr was compiled with the names of its types, and they ask for the code behind dynamic_cast and
// catch: 2.5 KB that nothing here ever calls, because the engine is built without both (CMakePresets.json). These stand
// where that code is looked for, so that it stays out.
extern "C" {
extern const void* const no_class_type_info[3] __asm__("_ZTVN10__cxxabiv117__class_type_infoE");
extern const void* const no_si_class_type_info[3] __asm__("_ZTVN10__cxxabiv120__si_class_type_infoE");
extern const void* const no_vmi_class_type_info[3] __asm__("_ZTVN10__cxxabiv121__vmi_class_type_infoE");
const void* const no_class_type_info[3] = {};
const void* const no_si_class_type_info[3] = {};
const void* const no_vmi_class_type_info[3] = {};
}
