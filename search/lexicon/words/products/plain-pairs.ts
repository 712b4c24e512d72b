/** Goods by two plain words, as shoppers of every language name them: the words of other scripts are read as these. The form of the rows: `../product-words.ts`. */
export const plainPairs = `
security door	en	mid	iron door | metal door | iron security door
bathroom door	en	mid	toilet door | washroom door
bathroom tile	en	mid	toilet tile | washroom tile
swr pipe	en	mid	toilet pipe | latrine pipe | drain pipe | bathroom pipe
brass bib_cock tap	en	mid	brass tap
gas geyser	en	mid	gas heater | gas water heater
emulsion paint	en	mid	wall paint | wall colour | house paint | room paint
enamel paint	en	mid	wood paint | wooden paint | door paint | gate paint | window paint | grill paint
wood_polish	en	mid	wood polish | wooden polish | furniture polish | door polish
wood adhesive	en	mid	wood adhesive | wooden adhesive | wooden glue
tile_adhesive	en	mid	tile sticking adhesive | tile fixing adhesive
tile_adhesive	ta	mid	டைல்ஸ் ஒட்டும் பசை | டைல் ஒட்டும் பசை
nail	en	mid	wood nail | wooden nail
butt hinge	en	mid	door hinge | window hinge
tower_bolt	en	mid	door tower bolt | window tower bolt | door bolt | window bolt
insulation_tape	en	mid	electric tape | electrical tape
padlock	en	mid	iron lock | steel lock
mirror	en	mid	bathroom mirror | bathroom glass
floor_drain	en	mid	drain net | bathroom jali | bathroom net
hollow concrete block	en	mid	hollow brick | hollow block
hollow concrete block	bn	mid	হোলো ব্লক
hollow concrete block	ml	mid	ഹോളോബ്രിക്സ് | ഹോളോ ബ്രിക്സ്
hollow concrete block	ta	mid	ஹாலோ பிளாக்ஸ்
hollow concrete block	kn	mid	ಹಾಲೋ ಬ್ಲಾಕ್
wheelbarrow	en	mid	hand cart | push cart
waterproofing powder	en	mid	waterproof powder | water waterproof powder
=	en	mid	clay pot | earthen pot | clay utensil | cloth bag | cloth roll | cotton cloth | leather bag | wooden stool | bamboo stool | rice cooker
`
