import { useState, type FormEvent } from 'react'
import type { Address } from '#domain/addresses/address.ts'
import { FLOORS, roads, unloaders, type SiteAccess } from '#domain/addresses/site-access.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { deliveryMessages } from '#messages/orders/delivery.ts'
import { errorMessages } from '#messages/errors.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'

interface AccessQuestionsProps {
  address: Address
  onSave: (access: SiteAccess) => Promise<void>
}

/** Questions about an address that a lorry has to reach, asked once; nobody has to answer. */
export function AccessQuestions({ address, onSave }: AccessQuestionsProps) {
  const t = deliveryMessages
  const errors = errorMessages
  const { pending, failure, run } = useAction()
  const [access, setAccess] = useState<SiteAccess>({ road: 'small-lorry', unloading: 'customer', floor: 0 })
  if (address.access !== undefined) return null
  const floors = Array.from({ length: 11 }, (_, index) => index + Math.max(FLOORS.lowest, -1))
  function submit(event: FormEvent) {
    event.preventDefault()
    void run(() => onSave(access))
  }
  return (
    <Card className="p-4">
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
        <div>
          <h2 className="text-base">{t.accessTitle}</h2>
          <p className="text-sm text-quiet">{t.accessText}</p>
        </div>
        <SelectField
          label={t.road}
          value={access.road}
          options={roads.map((road) => [road, t[`road-${road}`]] as const)}
          onChange={(event) =>
            setAccess({
              ...access,
              road: roads.find((one) => one === event.currentTarget.value) ?? access.road,
            })
          }
        />
        <SelectField
          label={t.unloading}
          value={access.unloading}
          options={unloaders.map((who) => [who, t[`unloading-${who}`]] as const)}
          onChange={(event) =>
            setAccess({
              ...access,
              unloading: unloaders.find((one) => one === event.currentTarget.value) ?? access.unloading,
            })
          }
        />
        <SelectField
          label={t.floor}
          value={access.floor}
          options={floors.map((floor) => [String(floor), t.floorOf(floor)] as const)}
          onChange={(event) => setAccess({ ...access, floor: Number(event.currentTarget.value) })}
        />
        {failure !== null && (
          <p role="alert" className="text-sm text-bad">
            {errorMessage(errors, failure)}
          </p>
        )}
        <Button type="submit" variant="secondary" loading={pending} className="justify-self-start">
          {t.saveAccess}
        </Button>
      </form>
    </Card>
  )
}
