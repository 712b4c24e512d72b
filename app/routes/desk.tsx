import { useEffect } from 'react'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import type { Route } from './+types/desk'

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = deskMessages
  return pageMeta({ settings, title, description, path: '/desk', hidden: true })
}

/**
 * The document in which the desk starts (`app/entry.client.tsx`). The server renders none of the desk, since only the browser knows who
 * works here.
 */
export default function DeskDocument() {
  const t = deskMessages
  const settings = useStoreSettings()
  // runs only where a link of the shop led here: the desk is a document of its own
  useEffect(() => window.location.reload(), [])
  return (
    <div id="desk" data-settings={JSON.stringify(settings)}>
      <Spinner text={t.loading} />
    </div>
  )
}
