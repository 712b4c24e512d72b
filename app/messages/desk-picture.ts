import { defineMessages } from '#app/i18n/messages.ts'

/** Turning and cropping a picture at the desk. */
export const deskPictureMessages = defineMessages({
  en: {
    edit: (number: number) => `Rotate or crop picture ${number}`,
    title: 'Rotate or crop',
    loadFailed: 'We couldn’t load this picture.',
    left: 'Rotate left',
    right: 'Rotate right',
    shape: 'Aspect ratio',
    free: 'Free',
    square: 'Square',
    reset: 'Reset',
    hint: 'Drag the frame or its corners, or Tab to a corner and use the arrow keys. We keep the original, so you can go back to it.',
    apply: 'Apply',
    asOriginal: 'Use the original',
    picture: 'Picture to crop',
    cropArea: 'Crop area. Move it with the arrow keys.',
    handle: (place: string) => `Handle at the ${place}. Resize with the arrow keys.`,
    nw: 'top left',
    n: 'top',
    ne: 'top right',
    e: 'right',
    se: 'bottom right',
    s: 'bottom',
    sw: 'bottom left',
    w: 'left',
  },
})
