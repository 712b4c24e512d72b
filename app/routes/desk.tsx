import { Suspense, useEffect } from 'react'
import { answerEarlyTap } from '#app/browser/early-tap.ts'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Route } from './+types/desk'

// Loaded lazily: no chunk of the desk is in the manifest that shoppers get.
const deskApp = lazyComponent(() => import('#app/desk/frame/desk-app.tsx').then((module) => module.DeskApp))

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = deskMessages.en
  return pageMeta({ settings, title, description, path: '/desk', hidden: true })
}

/** The desk: every page below `/desk`. The server renders none of it, since only the browser knows who works here. */
export default function DeskPage({ params }: Route.ComponentProps) {
  const t = useMessages(deskMessages)
  useEffect(answerEarlyTap, [])
  const waiting = <Spinner text={t.loading} />
  if (!useHydrated()) return waiting
  return (
    <Suspense fallback={waiting}>
      <deskApp.Component path={params['*']} />
    </Suspense>
  )
}
