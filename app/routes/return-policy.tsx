import { withTimeout } from '#app/api/transport/with-timeout.ts'
import { servicesContext } from '#app/context.ts'
import { ReturnPolicy } from '#app/features/store/return-policy.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { returnMessages } from '#messages/orders/returns.ts'
import type { Route } from './+types/return-policy'

export async function loader({ context }: Route.LoaderArgs) {
  return { terms: await context.get(servicesContext).store.getReturnTerms() }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTimeout(serverLoader())
}

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = returnMessages
  return pageMeta({ settings, title, description: description(settings.name), path: '/return-policy' })
}

export default function ReturnPolicyPage({ loaderData }: Route.ComponentProps) {
  return <ReturnPolicy terms={loaderData.terms} />
}
