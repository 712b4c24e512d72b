import { Suspense } from 'react'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import type { NotifyMeProps } from './notify-button.tsx'

const notifyButton = lazyComponent(() => import('./notify-button.tsx').then((module) => module.NotifyButton))

/** Button of a variant that is out of stock, to be told when it is back (STOCK-03); its code is loaded there alone. */
export function NotifyMe(props: NotifyMeProps) {
  const { stockAlerts } = useStoreSettings()
  const { uid, stock } = props.variant
  if (stock?.left !== 0 || uid === null || stockAlerts !== true) return null
  return (
    <Suspense fallback={<span className="block h-11 min-w-26" />}>
      <notifyButton.Component {...props} />
    </Suspense>
  )
}
