import { noScriptsMessages } from '#messages/no-scripts.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { telLink } from './contact-links.ts'

/** A note of what works without scripts. Browsers never render it, so that only the server has its code. */
export function NoScripts() {
  const t = noScriptsMessages
  const { hotline } = useStoreSettings()
  return (
    <div className="bg-caution-soft">
      <p className="page py-3 text-sm">
        <b className="font-price">{t.title}</b> {t.text}{' '}
        <a href={telLink(hotline)} className="touch font-price whitespace-nowrap text-accent">
          {hotline}
        </a>
      </p>
    </div>
  )
}
