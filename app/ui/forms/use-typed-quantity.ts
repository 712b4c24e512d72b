import { useState } from 'react'
import { uiMessages } from '#messages/ui.ts'
import { readQuantity } from './read-quantity.ts'

interface Quantity {
  quantity: number
  onChange: (quantity: number) => void
  max: number
  roundUp: (quantity: number) => number
}

/** Handles what is typed over a quantity: takes it, rounds it up or refuses it, with a note until the next change. */
export function useTypedQuantity({ quantity, onChange, max, roundUp }: Quantity) {
  const t = uiMessages
  const [typed, setTyped] = useState<string | null>(null)
  const [isRounded, setRounded] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  function change(next: number) {
    setRounded(false)
    setRefused(null)
    onChange(next)
  }

  function commit() {
    setTyped(null)
    if (typed === null || typed.trim() === '') return
    const number = readQuantity(typed, max)
    if (typeof number === 'string') {
      setRounded(false)
      setRefused(number === 'too-many' ? t.tooMany(typed, max) : t.notWhole(typed))
      return
    }
    setRefused(null)
    const allowed = number <= 0 ? 0 : roundUp(number)
    if (allowed !== quantity) change(allowed)
    setRounded(allowed > number && number > 0)
  }

  return {
    shown: typed ?? String(quantity),
    note: refused ?? (isRounded ? t.roundedUp(quantity) : null),
    isRefused: refused !== null,
    type: setTyped,
    change,
    commit,
  }
}
