/**
 * V8 gives a busy process three times as much room for short-lived objects as it needs, and never takes it back; and it lets the heap grow
 * to four times what is used before it looks for garbage. Twice that costs no time that can be measured, a third more does
 * (docs/performance.md).
 */
export const nodeOptions = ['--max-semi-space-size=8', '--heap-growing-percent=100']

/**
 * How glibc gives memory back: it gathers what threads free in a heap for each processor, and keeps what is freed below what is still
 * used. With two heaps, and blocks of pages outside them, a store takes some 60 MB less. Other C libraries ignore it.
 */
export const environment = {
  MALLOC_ARENA_MAX: '2',
  // Node reads from sockets into 64 kB at a time: those stay in the heap, which is faster
  MALLOC_MMAP_THRESHOLD_: '80000',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
