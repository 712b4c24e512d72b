/** Goods by two plain words, as shoppers of every language name them: the words of other scripts are read as these. The form of the rows: `../product-words.ts`. */
export const plainPairs = `
m_sand sand	en	mid	machine sand | machine made sand
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
silicone sealant	en	mid	silicone adhesive | silicone gum
crack filler	en	mid	crack filling paste | crack paste | crack filling
tile_grout	en	mid	tile filling | tile joint filling
facing brick	en	mid	elevation brick
elevation tile	en	mid	front tile | house front tile | house elevation tile
tile_adhesive	en	mid	tile sticking cement | tile fixing cement | tile cement
overhead shower	en	mid	head shower
bwr plywood	en	mid	water ply | water plywood
edge_band	en	mid	ply strip | ply edge strip | plywood strip
square tube	en	mid	square pipe
grass paver	en	mid	grass paver | grass block
mcb	en	mid	electric breaker | circuit breaker
waterproofing powder	en	mid	cement waterproof powder
shuttering plywood	en	mid	slab ply
kerb	en	mid	road side stone | road stone | road edge stone
granite window sill	en	mid	window granite | window granite strip
wood adhesive	en	mid	furniture adhesive | furniture glue
mirror	en	mid	basin mirror
wire_mesh	en	mid	iron net | steel net | iron jali | steel jali
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
wire_mesh	en	mid	wire net | wire jali
bib_cock tap	ur	mid	نل | ٹونٹی
binding_wire	hi	mid	बांधने का तार | बांधने वाला तार | बांधायची तार
binding_wire	gu	mid	બાંધવાનો તાર | બાંધવાનો વાયર
binding_wire	pa	mid	ਬੰਨ੍ਹਣ ਵਾਲੀ ਤਾਰ | ਬੰਨ੍ਹਣ ਦੀ ਤਾਰ
binding_wire	bn	mid	বাঁধার তার | বাঁধাই তার | বন্ধা তাঁৰ
binding_wire	or	mid	ବାନ୍ଧିବା ତାର | ବନ୍ଧା ତାର
binding_wire	ta	mid	கட்டு கம்பி | கட்டுக்கம்பி
binding_wire	te	mid	కట్టు తీగ | కట్టే తీగ
binding_wire	kn	mid	ಕಟ್ಟುವ ತಂತಿ | ಕಟ್ಟು ತಂತಿ
binding_wire	ml	mid	കെട്ടുകമ്പി | കെട്ട് കമ്പി
barbed_wire	pa	mid	ਕੰਡਿਆਲੀ ਤਾਰ
barbed_wire	bn	mid	কাঁটাতার | কাঁটা তার | কাঁইটীয়া তাঁৰ
barbed_wire	or	mid	କଣ୍ଟା ତାର | କଣ୍ଟାତାର
barbed_wire	kn	mid	ಮುಳ್ಳುತಂತಿ | ಮುಳ್ಳು ತಂತಿ
barbed_wire	ml	mid	മുള്ളുകമ്പി | മുള്ള് കമ്പി
sandpaper	pa	mid	ਰੇਤੀ ਕਾਗਜ਼ | ਰੇਤ ਕਾਗਜ਼
sandpaper	bn	mid	শিরিষ কাগজ | শিরীষ কাগজ | শিৰীষ কাকত
sandpaper	or	mid	ବାଲି କାଗଜ
sandpaper	te	mid	గరుకు కాగితం | ఉప్పు కాగితం
sandpaper	kn	mid	ಉಪ್ಪು ಕಾಗದ | ಮರಳು ಕಾಗದ
shade net	gu	mid	છાંયડા જાળી | શેડ નેટ
shade net	bn	mid	ছায়া জাল | ছাঁ জাল
shade net	or	mid	ଛାଇ ଜାଲ
shade net	ta	mid	நிழல் வலை
shade net	te	mid	నీడ వల
shade net	kn	mid	ನೆರಳು ಬಲೆ
shade net	ml	mid	തണൽ വല
fly_ash brick	pa	mid	ਰਾਖ ਦੀ ਇੱਟ | ਸੁਆਹ ਦੀ ਇੱਟ
fly_ash brick	bn	mid	ছাইয়ের ইট | ছাই ইট | ছাইৰ ইটা
fly_ash brick	or	mid	ପାଉଁଶ ଇଟା
fly_ash brick	kn	mid	ಬೂದಿ ಇಟ್ಟಿಗೆ
measuring_tape	or	mid	ମାପ ଫିତା
measuring_tape	bn	mid	জোখা ফিতা
spirit_level	en	mid	bubble level
flush_tank	en	mid	toilet tank | toilet cistern
solvent_cement	en	mid	pvc cement | upvc cement | cpvc cement | plastic pipe cement
scaffold	en	mid	scaffolding
binding_wire	en	mid	iron wire
paint_brush	en	mid	paint tool | painting tool
=	en	mid	clay pot | earthen pot | clay utensil | cloth bag | cloth roll | cotton cloth | leather bag | wooden stool | bamboo stool | rice cooker | oil lamp | cooking oil | wool blanket | blanket | school bag
`
