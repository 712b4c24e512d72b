import { useCallback, useEffect, useState } from 'react'
import { emptyBasket, type Basket } from './basket.ts'
import { MAX_PARKED, readBaskets, writeBaskets } from './stored-baskets.ts'

/** The sale that is being entered and those that wait, as this device keeps them. */
export function useBaskets(operator: string) {
  const [{ basket, parked }, set] = useState(() => {
    const stored = readBaskets(operator)
    return { basket: stored.current ?? emptyBasket(), parked: stored.parked }
  })

  useEffect(() => {
    writeBaskets(operator, { current: basket.lines.length > 0 ? basket : null, parked })
  }, [operator, basket, parked])

  const setCoupon = useCallback(
    (coupon: string | null, lostCoupon: string | null = null) =>
      set((before) => ({ ...before, basket: { ...before.basket, coupon, lostCoupon } })),
    [],
  )
  const isFull = parked.length >= MAX_PARKED
  return {
    basket,
    parked,
    isFull,
    setCoupon,
    change: (fields: Partial<Omit<Basket, 'key'>>) =>
      set((before) => ({ ...before, basket: { ...before.basket, ...fields } })),
    update: (lines: (before: Basket['lines']) => Basket['lines']) =>
      set((before) => ({ ...before, basket: { ...before.basket, lines: lines(before.basket.lines) } })),
    startOver: () => set((before) => ({ ...before, basket: emptyBasket() })),
    park: () => set((before) => ({ basket: emptyBasket(), parked: [before.basket, ...before.parked] })),
    /** Goes on with a sale that waits; what is on the bill waits in its place. */
    recall: (wanted: Basket) =>
      set((before) => {
        const others = before.parked.filter(({ key }) => key !== wanted.key)
        return {
          basket: wanted,
          parked: before.basket.lines.length > 0 ? [before.basket, ...others] : others,
        }
      }),
    discard: (gone: Basket) =>
      set((before) => ({ ...before, parked: before.parked.filter(({ key }) => key !== gone.key) })),
  }
}
