/** Words for works, services and hire, which bills of quantities have beside materials and shops do not sell. The form of the rows: `../product-words.ts`. */
export const worksAndServicesWords = `
=	en	high	excavation | earthwork | earth work | earthwork in excavation | trench excavation | surface excavation | back filling | backfilling | refilling | site clearance | site clearing | jungle clearance
=	en	high	brickwork | brick work | stonework | block work | blockwork | masonry work | plastering work | plaster work | plastering job | pointing work | concreting | concrete work | rcc work | pcc work
=	en	high	shuttering work | formwork | form work | centering and shuttering | centring and shuttering | centering work | bar bending | bar cutting | steel fixing | reinforcement work | fabrication work
=	en	high	dismantling | demolition | demolishing | debris removal | removal of debris | malba removal | carting away | cartage | disposal of earth | core cutting | core drilling | chipping work | hacking work
=	en	high	labour charge | labour charges | labor charge | labour only | labor only | labour rate | labor rate | labour work | labour cost | labour contract | labor contract | hire charge | hiring charge | rental charge | on rent | on hire | for rent
=	en	high	laying charge | fixing charge | fitting charge | installation charge | making charge | cutting charge | polishing charge | testing charge | service charge | painting charge | design charge | supervision charge | erection charge | contractor profit
=	en	high	tile laying | tile fixing | floor polishing | marble polishing | floor grinding | painting work | painting service | whitewashing | polish work | plumbing work | plumbing service | electrical work | electric work | wiring work | carpentry work
=	en	high	carpenter work | welding work | waterproofing work | waterproofing service | waterproofing treatment | tiling work | flooring work | false ceiling work | civil work | interior work | interior design | repair work | maintenance work | renovation work
=	en	high	light point | fan point | point wiring | light point wiring | house wiring work | bore well drilling | borewell drilling | boring charge | pile foundation | piling work | soil testing | soil test | cube test | survey work | land survey
=	en	high	anti termite treatment | termite treatment | pre construction anti termite | pest treatment | curing work | site cleaning | cleaning work | deep cleaning | housekeeping | security guard | watchman | architect fee | architect | structural design | building plan
=	en	high	rcc m15 | rcc m20 | rcc m25 | rcc m30 | m15 rcc | m20 rcc | m25 rcc | m30 rcc | rcc m 20 | rcc m 25 | m20 concrete | m25 concrete | m30 concrete | concrete m20 | concrete m25 | concrete m30 | pcc m15 | pcc m10 | rcc slab work
=	hinglish	high	khudai | khudaai | tod fod | tod phod | todfod | thekedari | thekedar | dihadi | majduri | mazdoori | putai | chinai | chinai ka kaam | plaster ka kaam | tile lagana | tile lagwana | kiraya | kiraye par | bhade par | malba uthana | boring | boring karana | dhulai | palledari
=	hi	mid	खुदाई | तोड़फोड़ | मजदूरी | दिहाड़ी | ठेकेदार | किराया | पुताई | चिनाई | बोरिंग
=	mr	mid	खोदकाम | मजुरी | भाडे | ठेकेदार
=	ta	mid	கூலி வேலை | வாடகை | கட்டிட வேலை
=	te	mid	అద్దె | కూలి పని
=	bn	mid	ভাড়া | মজুরি | খনন
=	gu	mid	મજૂરી | ભાડું | ખોદકામ
=	kn	mid	ಬಾಡಿಗೆ | ಕೂಲಿ ಕೆಲಸ
`
