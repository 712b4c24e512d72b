import { useState } from 'react'
import { useNavigate, type LoaderFunctionArgs } from 'react-router'
import { fetchChoices, fetchEntry } from '#app/api/desk/catalogue.ts'
import { deskEntryMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { emptyForm } from '../fields/empty-form.ts'
import { EntryEditor } from './entry-editor.tsx'
import { catalogueEntryLink, NEW } from '#app/desk/kit/catalogue-links.ts'
import { EntrySchedule } from '../prices/entry-schedule.tsx'
import { EntryRates } from './entry-rates.tsx'
import { EntryStock } from './entry-stock.tsx'
import { collectionOf } from '../collection-of.ts'
import { notFound } from '#app/desk/kit/data/page-module.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'

export const permission = 'catalogue:read'

export async function clientLoader({ params }: LoaderFunctionArgs) {
  const collection = collectionOf(params.collection) ?? notFound()
  const id = params.id === NEW ? null : (params.id ?? null)
  const [choices, entry] = await Promise.all([
    fetchChoices(),
    id === null ? null : fetchEntry(collection, id),
  ])
  return { collection, id, entry, choices }
}

/** One entry of the catalogue, or a new one: its form, and where it stands (GOODS-01). */
export default function EntryPage() {
  const t = deskEntryMessages
  const toast = useToast()
  const navigate = useNavigate()
  const { can } = useDesk()
  const { content, show } = usePageData<typeof clientLoader>()
  const { collection, id, entry, choices } = content
  /** Raised by every save, so that the form begins anew with what was saved. */
  const [saves, setSaves] = useState(0)
  const scheduling = useDialog('schedule')
  return (
    <div className="max-w-form">
      <BackLink to={`/desk/catalogue/${collection}`} text={t.back} />
      {collection === 'products' && id !== null && <EntryRates key={id} id={id} />}
      {id !== null && <EntrySchedule collection={collection} id={id} dialog={scheduling} />}
      <EntryEditor
        key={`${entry?.digest}-${saves}`}
        entry={entry}
        initial={entry?.form ?? emptyForm(collection)}
        choices={choices}
        onSchedule={() => scheduling.open()}
        onSaved={(saved, status) => {
          toast({ text: status === 'published' ? t.published : t.saved, tone: 'good' })
          setSaves((before) => before + 1)
          if (id === null) void navigate(catalogueEntryLink(collection, saved.id), { replace: true })
          else show({ ...content, entry: saved })
        }}
      />
      {collection === 'products' && id !== null && can('stock:read') && (
        <div className="mt-4">
          <EntryStock key={saves} id={id} />
        </div>
      )}
    </div>
  )
}
