import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { CircleCheck } from '#app/ui/icons/circle-check.tsx'
import { Info } from '#app/ui/icons/info.tsx'
import { TriangleAlert } from '#app/ui/icons/triangle-alert.tsx'

interface Toast {
  text: string
  tone?: 'plain' | 'good' | 'bad'
  /** Time that it stays; 2 s by default. */
  durationMs?: number
}

const ToastContext = createContext<(toast: Toast) => void>(() => {})

/** Shows a short message above the page, announced to screen readers. */
export function useToast(): (toast: Toast) => void {
  return use(ToastContext)
}

/** Renders the current toast. Mounted once around the shell. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<(Toast & { at: number }) | null>(null)
  const show = useCallback((next: Toast) => setToast({ ...next, at: performance.now() }), [])

  useEffect(() => {
    if (toast === null) return undefined
    const timer = setTimeout(() => setToast(null), toast.durationMs ?? 2000)
    return () => clearTimeout(timer)
  }, [toast])

  const bubble = useMemo(
    () => (toast === null ? null : <ToastBubble key={toast.at} toast={toast} />),
    [toast],
  )
  return (
    <ToastContext value={show}>
      {children}
      <output className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--floor)+24px)] max-wide:bottom-[calc(var(--floor)+72px)] z-60 flex justify-center">
        {bubble}
      </output>
    </ToastContext>
  )
}

const marks = { plain: Info, good: CircleCheck, bad: TriangleAlert }

function ToastBubble({ toast: { text, tone = 'plain' } }: { toast: Toast }) {
  const Mark = marks[tone]
  return (
    <span className="flex items-center gap-2 rounded-full bg-ink px-4 py-2.5 text-sm text-ground shadow-float">
      <Mark size={18} />
      {text}
    </span>
  )
}
