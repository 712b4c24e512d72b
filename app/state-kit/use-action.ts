import { useRef, useState } from 'react'

/** Runs one action at a time and tells whether one runs; why it failed stays until the next begins. */
export function useAction() {
  const running = useRef(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  /** Never rejects; what is begun while another runs is left out. */
  async function run(action: () => Promise<unknown>): Promise<void> {
    if (running.current) return
    running.current = true
    setPending(true)
    setFailure(null)
    try {
      await action()
    } catch (error) {
      setFailure(error)
    } finally {
      running.current = false
      setPending(false)
    }
  }

  return { pending, failure, run, clearFailure: () => setFailure(null) }
}
