import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { QuantityRule } from '#domain/catalogue/prices/quantity-rule.ts'
import { Button } from '#app/ui/button.tsx'
import { Stepper } from '#app/ui/forms/stepper.tsx'
import { uiMessages } from '#messages/ui.ts'
import { quantityRounding } from './quantity-rounding.ts'

interface AddToCartProps {
  /** The quantities that the variant is sold in. */
  rule: QuantityRule
  name: string
  quantity: number
  onQuantity: (quantity: number) => void
  onAdd: () => void
  /** The content of the Add button; `label` is its accessible name where the content is not enough. */
  children: ReactNode
  label?: string
  variant?: 'primary' | 'outline'
  className?: string
}

/**
 * An Add button that becomes a quantity control once the variant is in the cart (LIST-04, PROD-03). Focus moves to
 * whichever replaces the other, and the quantity in the cart is announced.
 */
export function AddToCart({ rule, name, quantity, onQuantity, onAdd, children, ...look }: AddToCartProps) {
  const { label, variant = 'primary', className } = look
  const t = uiMessages
  const root = useRef<HTMLSpanElement>(null)
  /** The control that the last press brings up; null when nothing was pressed. */
  const nextControl = useRef<'quantity' | 'button' | null>(null)
  const inCart = quantity > 0

  useLayoutEffect(() => {
    if (nextControl.current !== (inCart ? 'quantity' : 'button')) return
    nextControl.current = null
    const buttons = root.current?.querySelectorAll('button') ?? []
    buttons[buttons.length - 1]?.focus({ preventScroll: true })
  }, [inCart])

  return (
    <span ref={root} className={className}>
      {inCart ? (
        <Stepper
          block
          silent
          name={name}
          quantity={quantity}
          {...quantityRounding(rule)}
          onChange={(next) => {
            nextControl.current = next <= 0 ? 'button' : null
            onQuantity(next)
          }}
        />
      ) : (
        <Button
          block
          variant={variant}
          aria-label={label}
          onClick={() => {
            nextControl.current = 'quantity'
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
