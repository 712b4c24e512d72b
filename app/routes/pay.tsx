import { data } from 'react-router'
import { serializePaymentLink } from '#domain/payments/payment-link-wire.ts'
import { servicesContext } from '#app/context.ts'
import { paymentLinkTitleMessages } from '#messages/orders/payment-link-title.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import type { Route } from './+types/pay'
import { neverCached, TokenPage, tokenPageMeta } from './widgets/token-page.tsx'

// every page knows of every route and what that imports: this one imports what that of a quotation does
const linkPage = lazyComponent(() =>
  import('#app/features/payment-link/payment-link-page.tsx').then((module) => module.PaymentLinkPage),
)

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).payments.findLink(token)
  return found === null
    ? data(null, { status: 404, headers: neverCached })
    : data(serializePaymentLink(found), { headers: neverCached })
}

export function headers() {
  return neverCached
}

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = paymentLinkTitleMessages
  return tokenPageMeta({ settings, title, description, path: '/pay' })
}

export default function Pay({ loaderData: link, params: { token } }: Route.ComponentProps) {
  const t = paymentLinkTitleMessages
  return (
    <TokenPage title={t.title}>
      {/* outside a boundary, so that the page arrives with what it shows */}
      <linkPage.Component key={token} token={token} link={link} />
    </TokenPage>
  )
}
