import type { Checkout } from '#app/features/checkout/use-checkout.ts'
import { ownQuotationTitleMessages } from '#messages/profile/own-quotations-title.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { KeepList } from '#app/features/site-lists/keep-list.tsx'

/** Keeps the cart as a list, for the firm and site that the order is for, or asks for a quotation of it. */
export function KeepCart({ checkout: { cart, buying } }: { checkout: Checkout }) {
  const { firm } = buying
  const { partner } = useIdentity()
  return (
    <>
      <KeepList
        source={{ lines: cart.cartEntries.map(({ line }) => line) }}
        near={firm && { firmId: firm.id, siteId: firm.siteId }}
      />
      <LinkButton block variant="secondary" to="/profile/quotations/new">
        {ownQuotationTitleMessages.ask}
      </LinkButton>
      {partner?.active === true && (
        <LinkButton block variant="secondary" to="/profile/quotations/for-customer">
          {ownQuotationTitleMessages.pass}
        </LinkButton>
      )}
    </>
  )
}
