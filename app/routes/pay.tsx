import { data } from 'react-router'
import { serializePaymentLink } from '#domain/payments/payment-link-wire.ts'
import { servicesContext } from '#app/context.ts'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { paymentLinkTitleMessages } from '#app/messages/payment-link-title.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/pay'
import { useGoBack } from './widgets/use-go-back.ts'

// every page knows of every route and what that imports: this one imports what that of a quotation does
const linkPage = lazyComponent(() =>
  import('#app/features/payment-link/payment-link-page.tsx').then((module) => module.PaymentLinkPage),
)

/** Headers of a page that no cache may hold, because anybody with its address may pay. */
const neverCached = { 'cache-control': 'no-store' }

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
  const { title, description } = paymentLinkTitleMessages.en
  return [
    ...pageMeta({ settings, title, description, path: '/pay', hidden: true }),
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function Pay({ loaderData: link, params: { token } }: Route.ComponentProps) {
  const t = useMessages(paymentLinkTitleMessages)
  const back = useGoBack('/')
  return (
    <>
      <PageHeader title={t.title} onBack={back} />
      <div className="page max-w-[640px] py-4 wide:py-8">
        {/* outside a boundary, so that the page arrives with what it shows */}
        <linkPage.Component key={token} token={token} link={link} />
      </div>
    </>
  )
}
