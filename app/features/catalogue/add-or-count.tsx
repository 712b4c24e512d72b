import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Stepper } from '#app/ui/stepper.tsx'
import { uiWords } from '#app/words/ui.ts'
import { useWords } from '#app/words/locale.tsx'

interface AddOrCountProps {
  name: string
  quantity: number
  onQuantity: (quantity: number) => void
  onAdd: () => void
  /** The button that puts the first one into the cart. */
  button: (add: () => void) => ReactNode
  className?: string
}

/**
 * A button that puts something into the cart and, once it is there, its quantity (LIST-04, PROD-03). The one that
 * comes takes the focus of the one that goes, and the number in the cart is read out.
 */
export function AddOrCount({ name, quantity, onQuantity, onAdd, button, className }: AddOrCountProps) {
  const words = useWords(uiWords)
  const place = useRef<HTMLSpanElement>(null)
  const pressed = useRef(false)
  const inCart = quantity > 0

  useLayoutEffect(() => {
    if (!pressed.current) return
    pressed.current = false
    const buttons = place.current?.querySelectorAll('button') ?? []
    buttons[buttons.length - 1]?.focus({ preventScroll: true })
  }, [inCart])

  function press(change: () => void) {
    pressed.current = true
    change()
  }

  return (
    <span ref={place} className={className}>
      {inCart ? (
        <Stepper
          block
          silent
          of={name}
          quantity={quantity}
          onChange={(wanted) => (wanted > 0 ? onQuantity(wanted) : press(() => onQuantity(wanted)))}
        />
      ) : (
        button(() => press(onAdd))
      )}
      <output className="sr-only">{inCart && words.inCart(quantity, name)}</output>
    </span>
  )
}
