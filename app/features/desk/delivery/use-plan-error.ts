import { ApiError } from '#app/api/request.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskDeliveryMessages } from '#app/messages/desk-delivery.ts'
import { useDeskError } from '../use-desk-error.ts'
import { UnreadableField } from './plan-form.ts'

/** Says what is wrong with a plan: what cannot be read, or what the store refuses. */
export function usePlanError(): (failure: unknown) => string {
  const t = useMessages(deskDeliveryMessages)
  const describe = useDeskError()
  return (failure) => {
    if (failure instanceof UnreadableField) return t.unreadable(t[failure.field], failure.text)
    const faults = failure instanceof ApiError ? (failure.details.faults ?? []) : []
    if (faults.length === 0) return describe(failure)
    return faults.map(({ field, message }) => `${nameOf(field)} ${message}`).join('; ')
  }
}

/** `plan.areas.0.pins.1` → `areas 1 pins 2`. */
function nameOf(field: string): string {
  return field
    .replace(/^plan\./, '')
    .replaceAll(/\.(\d+)/g, (_, index: string) => ` ${Number(index) + 1}`)
    .replaceAll('.', ' ')
}
