import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Stepper } from '#app/ui/forms/stepper.tsx'
import { uiMessages } from '#app/messages/ui.ts'
import { useMessages } from '#app/i18n/locale.tsx'

interface AddOrCountProps {
  name: string
  quantity: number
  onQuantity: (quantity: number) => void
  onAdd: () => void
  /** What the button that puts the first one into the cart shows, and says where that is not enough. */
  children: ReactNode
  label?: string
  variant?: 'primary' | 'outline'
  className?: string
}

/**
 * A button that puts something into the cart and, once it is there, its quantity (LIST-04, PROD-03). The one that
 * comes takes the focus of the one that goes, and the number in the cart is read out.
 */
export function AddToCart({ name, quantity, onQuantity, onAdd, children, ...look }: AddOrCountProps) {
  const { label, variant = 'primary', className } = look
  const t = useMessages(uiMessages)
  const place = useRef<HTMLSpanElement>(null)
  /** What a press is about to put here; null when nothing was pressed. */
  const coming = useRef<'quantity' | 'button' | null>(null)
  const inCart = quantity > 0

  useLayoutEffect(() => {
    if (coming.current !== (inCart ? 'quantity' : 'button')) return
    coming.current = null
    const buttons = place.current?.querySelectorAll('button') ?? []
    buttons[buttons.length - 1]?.focus({ preventScroll: true })
  }, [inCart])

  return (
    <span ref={place} className={className}>
      {inCart ? (
        <Stepper
          block
          silent
          of={name}
          quantity={quantity}
          onChange={(wanted) => {
            coming.current = wanted <= 0 ? 'button' : null
            onQuantity(wanted)
          }}
        />
      ) : (
        <Button
          block
          variant={variant}
          aria-label={label}
          onClick={() => {
            coming.current = 'quantity'
            onAdd()
          }}
        >
          {children}
        </Button>
      )}
      <output className="sr-only">{inCart && t.inCart(quantity, name)}</output>
    </span>
  )
}
