import { data } from 'react-router'
import { serializeAccountLink } from '#domain/payments/account-link-wire.ts'
import { servicesContext } from '#app/context.ts'
import { accountLinkTitleMessages } from '#messages/profile/account-link-title.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import type { Route } from './+types/pay-account'
import { neverCached, TokenPage, tokenPageMeta } from './widgets/token-page.tsx'

// every page knows of every route and what that imports: this one imports what that of a quotation does
const linkPage = lazyComponent(() =>
  import('#app/features/account-payment/account-link-page.tsx').then((module) => module.AccountLinkPage),
)

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).payments.findAccountLink(token)
  return found === null
    ? data(null, { status: 404, headers: neverCached })
    : data(serializeAccountLink(found), { headers: neverCached })
}

export function headers() {
  return neverCached
}

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = accountLinkTitleMessages
  return tokenPageMeta({ settings, title, description, path: '/pay-account' })
}

export default function PayAccountByLink({ loaderData: link, params: { token } }: Route.ComponentProps) {
  const t = accountLinkTitleMessages
  return (
    <TokenPage title={t.title}>
      {/* outside a boundary, so that the page arrives with what it shows */}
      <linkPage.Component key={token} token={token} link={link} />
    </TokenPage>
  )
}
