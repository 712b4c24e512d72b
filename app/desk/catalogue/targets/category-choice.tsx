import { fetchChoices } from '#app/api/desk/catalogue.ts'
import { deskTargetMessages } from '#app/messages/desk/catalogue/targets.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { PickerField } from '#app/ui/forms/picker-field.tsx'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import type { Chosen } from './chosen.ts'

interface CategoryChoiceProps {
  target: 'category' | 'subcategory'
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** Asks for a category or subcategory of the catalogue. */
export function CategoryChoice({ target, chosen, onChoose }: CategoryChoiceProps) {
  const t = deskTargetMessages
  const describe = useDeskError()
  const loading = useLoad(fetchChoices)
  if (loading.status === 'loading') return <Skeleton className="h-16" />
  if (loading.status === 'failed')
    return (
      <div className="grid justify-items-start gap-2">
        <InlineError text={describe(loading.failure)} />
        <Button variant="secondary" size="small" onClick={loading.reload}>
          {deskMessages.retry}
        </Button>
      </div>
    )
  const { categories, subcategories } = loading.content
  const choices = target === 'category' ? categories : subcategories
  return (
    <PickerField
      label={t[`target-${target}`]}
      options={[['', t.choose], ...choices.map(({ id, name }) => [id, name] as const)]}
      value={chosen.key}
      onChange={(id) =>
        onChoose({ key: id, uid: null, label: choices.find((one) => one.id === id)?.name ?? null })
      }
    />
  )
}
