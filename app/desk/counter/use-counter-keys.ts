import { useEffect, useRef } from 'react'

/** Actions of the function keys of the counter. */
export type CounterKeys = Readonly<Partial<Record<string, () => void>>>

/** Does what a function key stands for, wherever the focus is. */
export function useCounterKeys(keys: CounterKeys): void {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const act = current.current[event.key]
      if (act === undefined || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
