import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

interface RemovedNoteProps {
  text: string
  label: string
  onRestore: () => Promise<void>
}

/** Says that something was removed or rests, and takes that back. */
export function RemovedNote({ text, label, onRestore }: RemovedNoteProps) {
  const { can } = useDesk()
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
  return (
    <div className="grid grid-cols-1 gap-2 rounded-control bg-caution-soft p-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-caution">{text}</p>
        {can('price-lists:write') && (
          <Button variant="secondary" size="small" loading={pending} onClick={() => void run(onRestore)}>
            {label}
          </Button>
        )}
      </div>
      {failure !== null && <InlineError text={describe(failure)} />}
    </div>
  )
}
