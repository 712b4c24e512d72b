import { ShoppingCart } from '#app/ui/icons/shopping-cart.tsx'
import { Link } from 'react-router'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useWords } from '#app/words/locale.tsx'
import { shellWords } from '#app/words/shell.ts'

/** The way to profile and cart as plain links: what stands before the browser knows who is here. */
export function PlainActions() {
  const words = useWords(shellWords)
  return (
    <>
      <LinkButton to="/profile" variant="quiet">
        {words.login}
      </LinkButton>
      <Link
        to="/cart"
        className="inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-control font-price hover:bg-sunken wide:px-3"
      >
        <ShoppingCart size={22} />
        <span className="max-wide:sr-only">{words.cart}</span>
      </Link>
    </>
  )
}
