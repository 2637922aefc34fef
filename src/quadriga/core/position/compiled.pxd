cimport cython
from quadriga.core.position.state cimport State

# Compilers that know how large a block is copy it by an instruction that is slower than the library; so they are not to
# know what is called here.
cdef extern from *:
    """
    #include <string.h>
    #ifndef _MSC_VER
    __attribute__((unused))
    #endif
    static void *(*volatile quadriga_copy)(void *to, const void *from, size_t size) = memcpy;
    """
    void quadriga_copy(void* to, const void* source, size_t size) noexcept nogil

# A new object of the same class, as fast as where the class is known by name.
cdef extern from *:
    """
    static CYTHON_INLINE PyObject *quadriga_blank(PyObject *like) {
        PyObject *nothing = PyTuple_New(0), *made = NULL;
        if (nothing) {
            made = Py_TYPE(like)->tp_new(Py_TYPE(like), nothing, NULL);
            Py_DECREF(nothing);
        }
        return made;
    }
    """
    object quadriga_blank(object like)

cdef class CompiledState(State):
    cdef readonly CompiledState root
    cdef void _set_up(self, object game) except *
    cdef void _take_tables(self, CompiledState root) except *
    cdef void _bind(self, CompiledState root) except *
    cdef void _rewind_more(self) noexcept nogil
    @cython.locals(twin=CompiledState)
    cpdef CompiledState fork(self)
    @cython.locals(twin=CompiledState)
    cpdef CompiledState clone(self)

    cdef inline CompiledState _blank(self):
        return quadriga_blank(self)
