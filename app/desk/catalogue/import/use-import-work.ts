import { useCallback, useEffect, useState } from 'react'
import type { ColumnMatch } from '#domain/catalogue/imports/column-match.ts'
import type { CatalogueImport } from '#domain/catalogue/imports/import-report.ts'
import { createOutbox } from '#app/browser/outbox.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import type { ImportAnswers } from './import-answers.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** A file on its way into the catalogue: its columns as they are matched, what a check found, and what was answered. */
export type ImportWork = {
  readonly file: File
  /** Empty for a file whose columns nobody has to look at. */
  readonly columns: ColumnMatch['columns']
  readonly fields: readonly string[]
  readonly checked: CatalogueImport | null
  readonly answers: ImportAnswers
}

type StoredWork = ImportWork & { readonly by: string }

const KEY = 'import'
/** Stores work in the browser; if storage is unavailable, it lives as long as the page. */
const box = createOutbox<StoredWork>('imports')

/** A check is kept by the store for a day. */

/** The file that is being imported, kept in this browser, so that a reload in the middle loses no answer; null for none. */
export function useImportWork(): {
  readonly work: ImportWork | null
  readonly setWork: (work: ImportWork | null) => void
  readonly isReading: boolean
} {
  const { login } = useDesk()
  const by = login.name
  const [work, setShown] = useState<ImportWork | null>(null)
  const [isReading, setReading] = useState(true)

  useEffect(() => {
    let isGone = false
    async function read() {
      const [stored] = await box.list()
      const isOurs = stored !== undefined && stored.content.by === by && stored.at > Date.now() - DAY_MS
      if (stored !== undefined && !isOurs) await box.discard(KEY)
      if (isGone) return
      if (isOurs) setShown(stored.content)
      setReading(false)
    }
    void read()
    return () => {
      isGone = true
    }
  }, [by])

  const setWork = useCallback(
    (next: ImportWork | null) => {
      setShown(next)
      void (next === null ? box.discard(KEY) : box.put(KEY, { ...next, by }))
    },
    [by],
  )
  return { work, setWork, isReading }
}
