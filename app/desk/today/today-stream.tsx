import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { TodayWire } from '#domain/orders/desk/today-wire.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { useOrderBell } from './use-order-bell.ts'
import { useTodayEvents } from './use-today-events.ts'

type Listener = (today: TodayWire) => void

type TodayStream = {
  /** Hears the numbers as long as somebody listens. Returns how to stop. */
  readonly listen: (listener: Listener) => () => void
  readonly bell: { readonly isOn: boolean; readonly toggle: () => void }
}

const TodayStreamContext = createContext<TodayStream | null>(null)

interface TodayStreamProviderProps {
  /** True if the role may see the numbers. */
  isAllowed: boolean
  children: ReactNode
}

/**
 * The numbers of today for the pages of the desk, and the bell: while it is on, a new order rings and is told on every page, also
 * in a tab that is not looked at (DESK-01).
 */
export function TodayStreamProvider({ isAllowed, children }: TodayStreamProviderProps) {
  const t = deskMessages
  const toast = useToast()
  const bell = useOrderBell()
  const { isOn, toggle } = bell
  const listeners = useRef(new Set<Listener>())
  const [listening, setListening] = useState(0)
  useTodayEvents({
    mode: !isAllowed ? 'off' : isOn ? 'always' : listening > 0 ? 'visible' : 'off',
    onNumbers: (today) => {
      for (const listener of listeners.current) listener(today)
      if (bell.hear(today)) toast({ text: t.newOrder, tone: 'good', durationMs: 4_000 })
    },
  })
  const stream = useMemo(
    (): TodayStream => ({
      listen: (listener) => {
        listeners.current.add(listener)
        setListening(listeners.current.size)
        return () => {
          listeners.current.delete(listener)
          setListening(listeners.current.size)
        }
      },
      bell: { isOn, toggle },
    }),
    [isOn, toggle],
  )
  return <TodayStreamContext value={stream}>{children}</TodayStreamContext>
}

/** The bell, and the numbers of today whenever they change. */
export function useTodayStream(onNumbers: Listener): TodayStream['bell'] {
  const stream = use(TodayStreamContext)
  if (stream === null) throw new Error('useTodayStream is for the pages of the desk')
  const { listen, bell } = stream
  const latest = useRef(onNumbers)
  useEffect(() => {
    latest.current = onNumbers
  })
  useEffect(() => listen((today) => latest.current(today)), [listen])
  return bell
}
