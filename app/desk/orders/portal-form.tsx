import type { ReactNode } from 'react'
import { useAction } from '#app/state-kit/use-action.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

interface PortalFormProps {
  className: string
  /** The fields. */
  children: ReactNode
  save: string
  /** Names the fields that are missing; null when it can be saved. */
  waitsFor: string | null
  onSave: () => Promise<void>
  /** Says more of a failure than its code; null where it does not. */
  describe?: (failure: unknown) => string | null
}

/** Takes what a portal of the government gave back for a document. */
export function PortalForm({ className, children, save, waitsFor, onSave, describe }: PortalFormProps) {
  const describeAny = useDeskError()
  const { pending, failure, run } = useAction()
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        if (waitsFor === null) void run(onSave)
      }}
    >
      {children}
      {failure !== null && <InlineError text={describe?.(failure) ?? describeAny(failure)} />}
      <div className="flex justify-end">
        <WaitingButton type="submit" loading={pending} waitsFor={waitsFor}>
          {save}
        </WaitingButton>
      </div>
    </form>
  )
}
