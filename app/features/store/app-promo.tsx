import { Smartphone } from '#app/ui/icons/smartphone.tsx'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { classNames } from '#app/ui/class-names.ts'
import { homeMessages } from '#messages/catalogue/home.ts'

/** Promotes the Android app (HOME-08). */
export function AppPromo() {
  const t = homeMessages
  const { androidAppUrl } = useStoreSettings()
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-card bg-sunken p-5 wide:px-8 wide:py-7">
      <Smartphone size={40} strokeWidth={1.25} className="shrink-0 text-accent" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-lg wide:text-xl">{t.appTitle}</h2>
        <p className="text-sm text-quiet wide:text-base">{t.appText}</p>
      </div>
      <a
        href={androidAppUrl}
        target="_blank"
        rel="noreferrer"
        className={classNames(buttonClass({ variant: 'secondary' }), 'text-center whitespace-normal!')}
      >
        {t.appAction}
      </a>
    </section>
  )
}
