import type { ReturnTerms } from '#domain/store/return-terms.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { TextPage } from '#app/ui/text-page.tsx'
import { returnMessages } from '#messages/orders/returns.ts'

/** The return policy page: the store's own terms (GEN-10), or an example that is marked as one. */
export function ReturnPolicy({ terms: { sections, isExample } }: { terms: ReturnTerms }) {
  const t = returnMessages
  const settings = useStoreSettings()
  return (
    <TextPage
      title={t.title}
      intro={t.intro(settings.name)}
      notice={isExample ? t.example(settings.hotline) : null}
      sections={sections}
      contactTitle={t.contactTitle}
      contact={t.contact(settings.email, settings.hotline)}
    />
  )
}
