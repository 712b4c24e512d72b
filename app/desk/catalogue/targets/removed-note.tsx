import type { Permission } from '#domain/staff/permissions.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

interface RemovedNoteProps {
  /** Permission of those who may take it back. */
  permission?: Permission
  text: string
  /** True for a grey note; without it, the note warns. */
  isQuiet?: boolean
  label: string
  onRestore: () => Promise<void>
}

/** Says that something was removed, rests or came from a file, and takes that back. */
export function RemovedNote({
  permission = 'price-lists:write',
  text,
  isQuiet = false,
  label,
  onRestore,
}: RemovedNoteProps) {
  const { can } = useDesk()
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
  return (
    <div
      className={`grid grid-cols-1 gap-2 rounded-control p-3 ${isQuiet ? 'bg-sunken' : 'bg-caution-soft'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className={`min-w-0 text-sm wrap-anywhere ${isQuiet ? '' : 'text-caution'}`}>{text}</p>
        {can(permission) && (
          <Button variant="secondary" size="small" loading={pending} onClick={() => void run(onRestore)}>
            {label}
          </Button>
        )}
      </div>
      {failure !== null && <InlineError text={describe(failure)} />}
    </div>
  )
}
