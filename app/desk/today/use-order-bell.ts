import { useCallback, useRef, useState } from 'react'
import type { TodayWire } from '#domain/orders/desk/today-wire.ts'
import { readStorage, writeStorage } from '#app/browser/storage.ts'

const KEY = 'desk-bell'

/** A short sound for each new order, if wanted; this device keeps whether it is. */
export function useOrderBell() {
  const [isOn, setOn] = useState(() => readStorage(KEY) === 'on')
  const last = useRef<{ day: string; orders: number } | null>(null)

  const toggle = useCallback(() => {
    writeStorage(KEY, isOn ? 'off' : 'on')
    setOn(!isOn)
    // a browser lets a page sound after a press only
    if (!isOn) ring()
  }, [isOn])

  /** Rings when more orders were placed today than before. True when they were. */
  function hear({ day, placedToday }: TodayWire): boolean {
    const before = last.current
    last.current = { day, orders: placedToday.orders }
    const isMore = before !== null && placedToday.orders > (before.day === day ? before.orders : 0)
    if (isMore && isOn) ring()
    return isMore
  }

  return { isOn, toggle, hear }
}

let audio: AudioContext | null = null

/** Two soft tones. */
function ring(): void {
  audio ??= new AudioContext()
  void audio.resume()
  for (const [index, frequency] of [660, 880].entries()) {
    const at = audio.currentTime + index * 0.18
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0.2, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.3)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.3)
  }
}
