import { defineMessages } from '#app/i18n/messages.ts'

export const deviceMessages = defineMessages({
  en: {
    title: 'Your Devices',
    description: 'Where you are signed in.',
    loginText: 'Please log in to see where you are signed in.',
    intro: 'You are signed in on these devices. Sign out any that you do not know or no longer use.',
    list: 'Devices',
    loading: 'Loading devices...',
    failedTitle: 'Your devices could not be loaded',
    unknown: 'Unknown device',
    here: 'This device',
    seen: (time: string) => `Last used ${time}`,
    since: (time: string) => `Signed in ${time}`,
    end: 'Sign out',
    endOf: (device: string, time: string) => `Sign out ${device}, signed in ${time}`,
    ended: (device: string) => `${device} is signed out.`,
    everywhere: 'Sign out everywhere',
  },
})
