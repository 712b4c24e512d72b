import { useEffect } from 'react'
import { CartLinesSkeleton } from '#app/features/cart/cart-lines.tsx'
import { stepChosen } from '#app/features/checkout/checkout-slice.ts'
import { GuestPrompt } from '#app/features/checkout/guest-prompt.tsx'
import { LoginCheckFailed } from '#app/features/identity/login-gate.tsx'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { checkoutMessages } from '#messages/orders/checkout.ts'
import type { Route } from './+types/cart'
import { CartCheckout } from './widgets/cart-checkout.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { 'title-cart': title, description } = checkoutMessages
  return pageMeta({ settings, title, description, path: '/cart', hidden: true })
}

export default function CartPage() {
  const dispatch = useAppDispatch()
  // coming back starts at the cart step again
  useEffect(() => () => void dispatch(stepChosen('cart')), [dispatch])
  return (
    <div className="flex min-h-[calc(100dvh-var(--floor))] flex-col wide:min-h-0">
      <CartContent />
    </div>
  )
}

function CartContent() {
  const t = checkoutMessages
  const { status } = useIdentity()
  if (status === 'signed-in') return <CartCheckout />
  return (
    <>
      <PageHeader title={t['title-cart']} />
      <div className="page pt-4 wide:pt-6">
        {status === 'checking' && <CartLinesSkeleton />}
        {status === 'guest' && <GuestPrompt />}
        {status === 'failed' && <LoginCheckFailed purpose="checkout" />}
      </div>
    </>
  )
}
