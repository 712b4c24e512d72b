import { FLOORS, roads, unloaders, type SiteAccess } from '#domain/addresses/site-access.ts'
import { deliveryMessages } from '#messages/orders/delivery.ts'
import { firmSitesMessages } from '#messages/profile/firm-sites.ts'
import { SelectField } from '#app/ui/forms/select-field.tsx'

interface AccessFieldsProps {
  /** Null while nobody said it. */
  access: SiteAccess | null
  onAccess: (access: SiteAccess | null) => void
}

const floors = Array.from({ length: 12 }, (_, index) => index + Math.max(FLOORS.lowest, -1))

/** The fields for the road to a site, and for who unloads there. */
export function AccessFields({ access, onAccess }: AccessFieldsProps) {
  const t = deliveryMessages
  const known = access ?? { road: 'small-lorry', unloading: 'customer', floor: 0 }
  return (
    <>
      <SelectField
        label={t.road}
        className="col-span-2"
        value={access?.road ?? ''}
        options={[['', firmSitesMessages.unsaid], ...roads.map((road) => [road, t[`road-${road}`]] as const)]}
        onChange={({ currentTarget: { value } }) => {
          const road = roads.find((one) => one === value)
          onAccess(road === undefined ? null : { ...known, road })
        }}
      />
      {access !== null && (
        <>
          <SelectField
            label={t.unloading}
            className="col-span-2"
            value={access.unloading}
            options={unloaders.map((who) => [who, t[`unloading-${who}`]] as const)}
            onChange={({ currentTarget: { value } }) =>
              onAccess({ ...access, unloading: unloaders.find((one) => one === value) ?? access.unloading })
            }
          />
          <SelectField
            label={t.floor}
            className="col-span-2"
            value={access.floor}
            options={floors.map((floor) => [String(floor), t.floorOf(floor)] as const)}
            onChange={({ currentTarget: { value } }) => onAccess({ ...access, floor: Number(value) })}
          />
        </>
      )}
    </>
  )
}
