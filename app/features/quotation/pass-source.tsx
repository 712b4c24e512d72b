import { useCallback } from 'react'
import type { CartLine } from '#domain/cart/line.ts'
import type { QuotationViewWire } from '#domain/quotations/wire.ts'
import { fetchQuotation, openOwnQuotation } from '#app/api/quotations.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { errorMessage, ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { ownQuotationTitleMessages } from '#messages/profile/own-quotations-title.ts'
import { partnerQuotationMessages } from '#messages/profile/partner-quotations.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PassQuotation } from './pass-quotation.tsx'
import { useRequestedLines } from './requested-lines.ts'

interface PassSourceProps {
  /** A quotation that the shop made to the partner; null for the cart. */
  quotationId: string | null
  cart: readonly CartLine[]
  /** At whose prices the cart is. */
  firmId: string | null
  sellerName: string
  onMade: () => void
}

/** A partner passes on their cart, or a quotation that the shop made to them. Import lazily. */
export function PassSource({ quotationId, cart, firmId, ...rest }: PassSourceProps) {
  const t = partnerQuotationMessages
  if (quotationId !== null) return <PassOffer {...rest} quotationId={quotationId} />
  if (cart.length === 0)
    return (
      <EmptyState
        title={t.empty}
        text={t.emptyText}
        action={<LinkButton to="/categories">{t.shop}</LinkButton>}
      />
    )
  return <PassCart {...rest} cart={cart} firmId={firmId} />
}

/** A quotation of the shop to the partner, whatever its link. */
async function fetchOffer(id: string): Promise<QuotationViewWire> {
  return fetchQuotation((await openOwnQuotation(id)).replace(/^.*\//, ''))
}

function PassOffer({
  quotationId,
  ...rest
}: Pick<PassSourceProps, 'sellerName' | 'onMade'> & { quotationId: string }) {
  const t = partnerQuotationMessages
  const loading = useLoad(useCallback(() => fetchOffer(quotationId), [quotationId]))
  useExpiredSession(loading.status === 'failed' ? loading.failure : null)
  if (loading.status === 'loading') return <Spinner text={ownQuotationTitleMessages.loading} />
  if (loading.status === 'failed')
    return (
      <ErrorState
        title={t.failed}
        text={ownErrorMessage(t, errorMessages, loading.failure)}
        onRetry={loading.reload}
      />
    )
  const lines = loading.content.lines.map(({ productName, options, quantity, price }, index) => ({
    key: String(index),
    name: [productName, ...options].join(', '),
    quantity,
    price,
  }))
  return <PassQuotation {...rest} source={{ quotationId }} lines={lines} />
}

function PassCart({ cart, firmId, ...rest }: Omit<PassSourceProps, 'quotationId'>) {
  const t = partnerQuotationMessages
  const requested = useRequestedLines(cart)
  if (requested.failure !== null)
    return (
      <ErrorState
        title={t.failed}
        text={errorMessage(errorMessages, requested.failure)}
        onRetry={requested.retry}
      />
    )
  if (!requested.priced) return <Spinner text={ownQuotationTitleMessages.loading} />
  const ready = requested.cartEntries.flatMap((entry) => (entry.state === 'ready' ? [entry] : []))
  const leftOut = cart.length - ready.length
  return (
    <div className="grid grid-cols-1 gap-4">
      {leftOut > 0 && (
        <output className="block rounded-card bg-caution-soft p-3 text-sm">{t.leftOut(leftOut)}</output>
      )}
      <PassQuotation
        {...rest}
        source={{ lines: requested.billed, firmId }}
        lines={ready.map(({ line, product, variant }) => ({
          key: line.product,
          name: [product.name, ...variant.options].join(', '),
          quantity: line.quantity,
          price: variant.priceWithGst,
        }))}
      />
    </div>
  )
}
