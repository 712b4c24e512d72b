import { useState } from 'react'
import type { EntryStatus } from '#domain/catalogue/entries/collections.ts'
import { differs } from '#domain/catalogue/entries/forms/differs.ts'
import type { EntryForm } from '#domain/catalogue/entries/forms/forms.ts'
import { mergeForms, type Clash } from '#domain/catalogue/entries/forms/merge-forms.ts'
import type { DeskEntryWire } from '#domain/catalogue/entries/wire.ts'
import { faultWords } from '#app/desk/kit/errors/fault-words.ts'
import { addEntry, changeStatus, editEntry, fetchEntry } from '#app/api/desk/catalogue.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { useAction } from '#app/state-kit/use-action.ts'

interface EntryEdit {
  /** The entry as it was loaded; null for a new one. */
  readonly entry: DeskEntryWire | null
  readonly initial: EntryForm
  readonly onSaved: (entry: DeskEntryWire, status: EntryStatus | null) => void
}

/** Conflict with a colleague's save, merged with the edits of this form. */
export type Conflict = {
  /** Name of the colleague; null if unknown. */
  readonly by: string | null
  readonly clashes: readonly Clash[]
}

/** Edits a catalogue entry and saves it; concurrent edits are merged so that none is lost. */
export function useEntryEdit({ entry, initial, onSaved }: EntryEdit) {
  const [base, setBase] = useState(entry)
  const [form, setForm] = useState(initial)
  /** Raised when fields have to be drawn anew from the form. */
  const [version, setVersion] = useState(0)
  const { pending, failure, run, clearFailure } = useAction()
  const [conflict, setConflict] = useState<Conflict | null>(null)

  function replace(next: EntryForm) {
    setForm(next)
    setVersion((before) => before + 1)
  }

  async function merge(known: DeskEntryWire, by: string | null) {
    const theirs = await fetchEntry(known.collection, known.id)
    const { merged, clashes } = mergeForms<EntryForm>(known.form, theirs.form, form)
    setBase(theirs)
    replace(merged)
    setConflict({ by, clashes })
  }

  const act = (change: () => Promise<void>) =>
    run(async () => {
      try {
        await change()
      } catch (error) {
        const isLate = error instanceof ApiError && error.code === 'edit-conflict' && base !== null
        if (!isLate) throw error
        await merge(base, error.details.changedBy ?? null)
      }
    })

  /** Saves what is typed, and then lets the entry stand elsewhere where a status is given. */
  const save = (status: EntryStatus | null, confirmFalls = false) =>
    act(async () => {
      const complete = withoutBlanks(form)
      if (base === null) {
        onSaved(await addEntry(complete, status ?? 'draft'), status)
        return
      }
      const { collection, id, digest } = base
      const saved = await editEntry(id, { digest, form: complete, confirmFalls })
      if (status !== null && status !== saved.status) await changeStatus(collection, [id], status)
      onSaved({ ...saved, status: status ?? saved.status }, status)
    })

  return {
    form,
    version,
    pending,
    failure,
    conflict,
    errors: errorsOf(failure),
    isChanged: differs(form, base?.form ?? initial),
    change: (changes: Partial<EntryForm>) => setForm((before) => ({ ...before, ...changes }) as EntryForm),
    settle: ({ field, theirs }: Clash, isTheirs: boolean) => {
      if (isTheirs) replace({ ...form, [field]: theirs })
      setConflict((before) => ({
        by: before?.by ?? null,
        clashes: before?.clashes.filter((clash) => clash.field !== field) ?? [],
      }))
    },
    clearFailure,
    save,
    act,
  }
}

/** Rows that were added and never filled in. */
function withoutBlanks(form: EntryForm): EntryForm {
  if (form.kind !== 'products') return form
  return {
    ...form,
    attributes: form.attributes.filter(({ name, values }) => name !== '' || values.length > 0),
  }
}

/** Maps the path of each invalid field to its message. */
function errorsOf(failure: unknown): ReadonlyMap<string, string> {
  if (!(failure instanceof ApiError)) return new Map()
  return new Map(
    (failure.details.faults ?? []).map((fault) => [
      fault.field.replace(/^form\./, ''),
      faultWords(fault) ?? fault.message,
    ]),
  )
}
