import { useRef, useState } from 'react'
import type { MergePreviewWire } from '#domain/customers/merge-wire.ts'
import type { CustomerDetailWire } from '#domain/customers/wire.ts'
import { fetchMergePreview, mergeCustomers } from '#app/api/desk/customers.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { deskMergeMessages } from '#app/messages/desk/merge.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

/** The merge of a customer with whoever has a number: looked up, and done on what was seen or looked up anew. */
export function useMerge(uid: string, onMerged: (customer: CustomerDetailWire) => Promise<void>) {
  const t = deskMergeMessages
  const describe = useDeskError()
  const { prove } = useDesk()
  const [phone, setPhone] = useState('')
  /** Null while nobody was looked up, or is being looked up again. */
  const [preview, setPreview] = useState<MergePreviewWire | null>(null)
  const [keep, setKeep] = useState(uid)
  const [pending, setPending] = useState<'find' | 'merge' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** An answer about a number that was changed since is dropped. */
  const requested = useRef('')

  function change(typed: string) {
    setPhone(typed)
    setPreview(null)
    setProblem(null)
    requested.current = ''
  }

  async function find(about: string | null = null) {
    requested.current = phone
    setPending('find')
    setPreview(null)
    setProblem(about)
    try {
      const found = await fetchMergePreview(uid, phone)
      if (requested.current !== phone) return
      setPreview(found)
      setKeep((current) => (current === found.other.uid ? current : uid))
    } catch (error) {
      if (requested.current === phone) setProblem(problemOf(error))
    } finally {
      setPending(null)
    }
  }

  async function merge({ other, seen }: MergePreviewWire) {
    setPending('merge')
    setProblem(null)
    try {
      const merged = await prove(() => mergeCustomers(uid, { other: other.uid, keep, seen }))
      setPending(null)
      if (merged !== null) await onMerged(merged)
    } catch (error) {
      const isConflict = error instanceof ApiError && ['edit-conflict', 'merge-refused'].includes(error.code)
      if (isConflict) return find(t.conflict)
      setProblem(describe(error))
      setPending(null)
    }
  }

  function problemOf(error: unknown): string {
    if (error instanceof ApiError && error.code === 'not-found') return t.nobody
    if (error instanceof ApiError && error.code === 'edit-conflict') return t.gone
    return describe(error)
  }

  return { phone, change, find, preview, keep, setKeep, merge, pending, problem }
}
