import { useState } from 'react'
import type { Collection } from '#domain/catalogue/entries/collections.ts'
import type { EntryPageWire, MoveEntryRequest } from '#domain/catalogue/entries/wire.ts'
import { moveEntry } from '#app/api/desk/catalogue.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

type Row = EntryPageWire['entries'][number]

interface EntryOrder {
  readonly collection: Collection
  readonly page: EntryPageWire
  /** The position in the whole list of the first entry shown, from 0. */
  readonly offset: number
  /** Parent whose entries are counted; null for all. */
  readonly parent: string | null
  readonly show: (page: EntryPageWire) => void
  readonly refresh: () => void
}

/** The order of a list of entries: every move is shown and saved at once, and the last one can be taken back. */
export function useEntryOrder({ collection, page, offset, parent, show, refresh }: EntryOrder) {
  const describe = useDeskError()
  const toast = useToast()
  const [undo, setUndo] = useState<{ readonly name: string; readonly back: MoveEntryRequest } | null>(null)
  const { entries } = page

  async function send(request: MoveEntryRequest): Promise<boolean> {
    try {
      await moveEntry(collection, request)
      return true
    } catch (error) {
      toast({ text: describe(error), tone: 'bad' })
      return false
    } finally {
      refresh()
    }
  }

  /** Builds the move that returns an entry to its current position. */
  function placeOf(row: Row): MoveEntryRequest {
    const index = entries.indexOf(row)
    const [before, behind] = [entries[index - 1], entries[index + 1]]
    if (before !== undefined) return { id: row.id, other: before.id, side: 'behind' }
    if (behind !== undefined) return { id: row.id, other: behind.id, side: 'before' }
    return { id: row.id, position: offset + 1, parent }
  }

  return {
    undo,
    /** Moves an entry to another place of the page, from 0. */
    async move(row: Row, to: number) {
      const from = entries.indexOf(row)
      const other = entries[to]
      if (other === undefined || from === to) return
      show({ ...page, entries: entries.toSpliced(from, 1).toSpliced(to, 0, row) })
      const back = placeOf(row)
      if (await send({ id: row.id, other: other.id, side: from < to ? 'behind' : 'before' }))
        setUndo({ name: row.name, back })
    },
    /** Moves an entry to a position of the whole list, from 1. */
    async moveTo(row: Row, position: number) {
      const back = placeOf(row)
      if (await send({ id: row.id, position, parent })) setUndo({ name: row.name, back })
    },
    async takeBack() {
      if (undo === null) return
      if (await send(undo.back)) setUndo(null)
    },
  }
}
