import { useEffect, useEffectEvent } from 'react'
import { useCartCount } from '#app/features/cart/use-cart-count.ts'
import { loginPart } from '#app/features/identity/lazy-login-dialog.ts'
import { useLogin } from '#app/features/identity/use-login.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { checkoutWords } from '#app/messages/checkout.ts'
import { identityWords } from '#app/messages/identity.ts'
import { useWords } from '#app/i18n/locale.tsx'

/** What a visitor finds behind the login dialog that the cart opens (NAV-11). */
export function VisitorPrompt() {
  const words = useWords(checkoutWords)
  const { login: loginLabel } = useWords(identityWords)
  const count = useCartCount()
  const login = useLogin()
  const ask = useEffectEvent(() => login('checkout'))
  useEffect(() => ask(), [])
  return (
    <EmptyState
      title={words.loginTitle}
      text={words.loginText(count)}
      action={
        <Button
          onPointerEnter={loginPart.preload}
          onFocus={loginPart.preload}
          onClick={() => login('checkout')}
        >
          {loginLabel}
        </Button>
      }
    />
  )
}
