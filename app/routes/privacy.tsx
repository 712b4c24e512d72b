import { pageMeta } from '#app/features/store/page-meta.ts'
import { PrivacyPolicy } from '#app/features/store/privacy-policy.tsx'
import { privacyMessages } from '#messages/profile/privacy.ts'
import type { Route } from './+types/privacy'

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = privacyMessages
  return pageMeta({ settings, title, description: description(settings.name), path: '/privacy' })
}

export default function Privacy() {
  return <PrivacyPolicy />
}
