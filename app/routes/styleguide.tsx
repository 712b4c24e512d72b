import { Suspense, useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price, StruckPrice } from '#app/ui/price.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { Stepper } from '#app/ui/forms/stepper.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'

const layers = {
  dialog: lazyComponent(() => import('#app/ui/overlays/dialog.tsx').then((module) => module.Dialog)),
  sheet: lazyComponent(() => import('#app/ui/overlays/sheet.tsx').then((module) => module.Sheet)),
  panel: lazyComponent(() => import('#app/ui/overlays/panel.tsx').then((module) => module.Panel)),
}
const colours = [
  'bg-ground',
  'bg-surface',
  'bg-sunken',
  'bg-tile',
  'bg-ink',
  'bg-quiet',
  'bg-hairline',
  'bg-control',
  'bg-accent',
  'bg-accent-soft',
  'bg-good',
  'bg-good-soft',
  'bg-bad',
  'bg-bad-soft',
  'bg-caution',
  'bg-caution-soft',
]

/** Every UI component on one page; development only. */
export default function Styleguide() {
  return (
    <div className="page grid grid-cols-1 gap-8 py-8">
      <Logo name="Neev" height={48} />
      <div className="flex flex-wrap gap-2">
        {colours.map((colour) => (
          <span
            key={colour}
            className={`grid h-16 w-24 items-end rounded-control border border-hairline p-1 text-xs ${colour}`}
          >
            {colour}
          </span>
        ))}
      </div>
      <Type />
      <Controls />
      <Layers />
      <Forms />
      <States />
    </div>
  )
}

function Type() {
  return (
    <div className="grid gap-2">
      <h1 className="text-3xl">Heading 36</h1>
      <h2 className="text-2xl">Heading 28</h2>
      <h3 className="text-xl">Heading 22</h3>
      <p>Body 16. Fe 500D TMT bar, 12 mm × 12 m. “Quoted”, ₹1,23,456.78 – half ½, 2.5 mm².</p>
      <p className="text-sm text-quiet">Quiet 14</p>
      <p className="text-2xl">
        <Price text="₹1,23,456.78" /> <StruckPrice text="₹1,30,000.00" className="text-base" />
      </p>
    </div>
  )
}

function Controls() {
  const [quantity, setQuantity] = useState(3)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button>Primary</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger">Danger</Button>
      <Button loading>Loading</Button>
      <Button disabled>Disabled</Button>
      <Button size="small">Small</Button>
      <Button size="large">Large</Button>
      <Stepper quantity={quantity} onChange={setQuantity} name="Cement" />
      <Badge>Plain</Badge>
      <Badge tone="accent">Accent</Badge>
      <Badge tone="good">Good</Badge>
      <Badge tone="bad">Bad</Badge>
      <Badge tone="caution">Caution</Badge>
    </div>
  )
}

function Layers() {
  const [layer, setLayer] = useState<keyof typeof layers | null>(null)
  const [last, setLast] = useState<keyof typeof layers>('dialog')
  const toast = useToast()
  const Layer = layers[last].Component
  return (
    <div className="flex flex-wrap gap-3">
      {(['dialog', 'sheet', 'panel'] as const).map((name) => (
        <Button
          key={name}
          variant="secondary"
          onPointerEnter={layers[name].preload}
          onClick={() => {
            setLast(name)
            setLayer(name)
          }}
        >
          Open {name}
        </Button>
      ))}
      <Button variant="secondary" onClick={() => toast({ text: 'Link copied', tone: 'good' })}>
        Toast
      </Button>
      <Suspense fallback={null}>
        <Layer
          open={layer === last}
          onClose={() => setLayer(null)}
          title={`A ${last}`}
          footer={<Button block>Continue</Button>}
        >
          <p className="p-4">The content of the {last}.</p>
        </Layer>
      </Suspense>
    </div>
  )
}

function Forms() {
  return (
    <div className="grid gap-3">
      <Field label="House No" hint="As on the gate" />
      <Field label="City" error="City is required" prefix="+91" />
      <CheckboxField label="Deliver here" />
      <RadioCard name="mode" label="Cash on Delivery" detail="Pay when your order arrives" defaultChecked />
      <RadioCard name="mode" label="Pay Online" />
    </div>
  )
}

function States() {
  return (
    <>
      <InlineError text="Failed to load categories." />
      <div className="grid gap-4 wide:grid-cols-3">
        <Card>
          <EmptyState
            title="Your cart is empty"
            text="Looks like you haven’t added anything yet."
            action={<Button>Explore Products</Button>}
          />
        </Card>
        <Card>
          <ErrorState title="This did not load" text="Your cart is safe." onRetry={() => {}} />
        </Card>
        <Card>
          <Spinner text="Loading orders..." />
        </Card>
      </div>
      <Picture src={null} alt="No picture" width={200} className="w-50 rounded-card p-4" />
    </>
  )
}
