import { useEffect, useEffectEvent } from 'react'
import { useCartCount } from '#app/features/cart/use-cart-count.ts'
import { lazyLoginDialog } from '#app/features/identity/lazy-login-dialog.ts'
import { useLogin } from '#app/features/identity/use-login.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { checkoutMessages } from '#messages/orders/checkout.ts'
import { identityMessages } from '#messages/profile/identity.ts'

/** Page behind the login dialog that the cart opens for guests (NAV-11). */
export function GuestPrompt() {
  const t = checkoutMessages
  const { login: loginLabel } = identityMessages
  const count = useCartCount()
  const login = useLogin()
  const requestLogin = useEffectEvent(() => login('checkout'))
  useEffect(() => requestLogin(), [])
  return (
    <EmptyState
      title={t.loginTitle}
      text={t.loginText(count)}
      action={
        <Button
          onPointerEnter={lazyLoginDialog.preload}
          onFocus={lazyLoginDialog.preload}
          onClick={() => login('checkout')}
        >
          {loginLabel}
        </Button>
      }
    />
  )
}
