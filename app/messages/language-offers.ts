/** Said on a page in English to a browser that asks for another language first, in that language. */
export const hindiOffer = {
  text: 'यह दुकान हिन्दी में भी है।',
  open: 'हिन्दी में देखें',
  close: 'बंद करें',
}
