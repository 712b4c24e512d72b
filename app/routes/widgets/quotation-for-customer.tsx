import { useSelector } from 'react-redux'
import { useNavigate, useSearchParams } from 'react-router'
import type { Partner } from '#domain/identity/partner.ts'
import { selectCart } from '#app/features/cart/cart-slice.ts'
import { selectOwnPrices } from '#app/features/cart/own-prices/own-prices-slice.ts'
import { PassSource } from '#app/features/quotation/pass-source.tsx'

/** A partner makes a quotation for their own customer. Import lazily. */
export function QuotationForCustomer({ partner }: { partner: Partner }) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { lines } = useSelector(selectCart)
  const { firmId } = useSelector(selectOwnPrices)
  return (
    <PassSource
      quotationId={query.get('of')}
      cart={lines}
      firmId={firmId}
      sellerName={partner.name ?? ''}
      onMade={() => void navigate('/profile/quotations/to-customers', { replace: true })}
    />
  )
}
