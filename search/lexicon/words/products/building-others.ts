/** Words for building materials and tools that this trade knows, which building shops are asked for and seldom sell. The form of the rows: `../product-words.ts`. */
export const buildingOtherWords = `
=	en	mid	ht cable | lt panel | ht panel | vfd panel | amf panel | mcc panel | pcc panel | dg panel | kv panel | hdmi socket | uv filter | uv lamp | hpsv lamp | mh lamp | inline fan | rfid lock | pp pipe | pe pipe | pph pipe | grp pipe | di pipe | abs sheet | hdf board | osb board | lvl board | gfrc panel | tpo membrane | pvc membrane | epdm membrane | kw meter | kwh meter
=	en	mid	cutting wheel | cutting disc | cut off wheel | cut off disc | cob light | cob downlight | cob spot light | nahani trap | blow lamp | parking stopper | wheel stopper | house number | house number plate | marble chips | hard board | hardboard | rechargeable fan | gate light | junction plate | electric meter | electricity meter
=	hi	mid	बिजली का मीटर | बिजली मीटर | मेन मीटर | पंखे की पंखुड़ी
=	en	high	welding machine | arc welding machine | welding set | welding cable | welding helmet | welding shield | welding glass | gas cutter | gas cutting set | air compressor
=	en	high	compressor | spray gun | paint spray machine | pressure washer | car washer | blower | air blower | vacuum pump | vibrator | needle vibrator
=	en	high	concrete vibrator | vibrator needle | plate compactor | earth rammer | rammer | compactor | road roller | power trowel | floor polishing machine | bar bending machine
=	en	high	bar cutting machine | core cutter machine | excavator | jcb | crane | bulldozer | loader | backhoe | forklift | pallet truck
=	en	high	bucket teeth | boom placer | tower crane | transit mixer | hydra crane | elevator | escalator | passenger lift | dumb waiter | chain pulley
=	en	high	chain pulley block | winch | pulley | pully | lift rope | wire rope | steel wire rope | sling belt | jigsaw | jig saw | circular saw
=	en	high	table saw machine | mitre saw | router machine | wood router | planer machine | electric planer | heat gun | hot air gun | glue gun | sander
=	en	high	sanding machine | orbital sander | bench grinder | tile cutter machine | manual tile cutter | pipe threading machine | laser level | total station | auto level
=	en	high	dumpy level | impact wrench | nail gun | staple gun | caulking gun | silicone gun | soldering iron | multimeter | clamp meter | megger
=	en	high	tool kit | tool box | toolkit | allen key | allen key set | socket set | spanner set | vice | bench vice | c clamp
=	en	high	g clamp | file tool | wood file | rasp | hand saw | wire cutter | wire stripper | crimping tool | scissors | tin cutter
=	en	high	sheet cutter | glass cutter | pipe cutter | bolt cutter | mallet | rubber mallet | adjustable spanner | screw spanner | line dori | chalk powder
=	en	high	divider | vernier | vernier caliper | micrometer | magnet | tweezer | punch tool | oil can | grease gun | fire extinguisher
=	en	high	fire hose | hose reel | hydrant valve | fire hydrant | sprinkler head | smoke detector | fire alarm | fire bucket | fire door | sluice valve
=	en	high	butterfly valve | globe valve | air valve | pressure relief valve | solenoid valve | prv | y strainer | strainer | water meter | pressure gauge
=	en	high	flow meter | upvc ball valve | upvc reducer | upvc end cap | upvc bend | upvc mta | upvc fta | brass gate valve | brass ball valve | gm gate valve
=	en	high	gunmetal valve | ci pipe | cast iron pipe | di pipe | ductile iron pipe | stoneware pipe | rcc pipe | hume pipe | ac pressure pipe | dwc pipe
=	en	high	corrugated pipe | pex pipe | copper pipe | pvc garden pipe | suction pipe | casing pipe | column pipe | composite pipe | septic tank | sewage treatment plant
=	en	high	stp | bio septic tank | rcc ring | well ring | bio digester | syntex septic | bathtub | bath tub | jacuzzi | steam bath
=	en	high	shower cubicle | shower enclosure | shower partition | shower curtain | steam generator | toilet paper holder | paper holder | tumbler holder | robe hook | soap dispenser
=	en	high	hand dryer | grab bar | bathroom cabinet | bathroom shelf set | towel ring holder | geyser pipe | flush valve | cp nipple | cp flange | wall flange
=	en	high	flange | waste coupling | sink coupling | basin bracket | extension nipple | pvc connection pipe | connection hose | rack bolt | rcbo | mccb
=	en	high	acb | contactor | overload relay | pump starter | motor starter | dol starter | change over switch | changeover | changeover switch | rotary switch
=	en	high	push button | timer switch | energy meter | sub meter | electricity meter | meter box | capacitor | busbar | cable tray | cable lug
=	en	high	cable gland | cable tie | wire nut | terminal block | connector strip | ceiling rose | lamp holder | pvc box | pvc gang box | gang box pvc
=	en	high	round plate | sheet metal box | fan rod | fan capacitor | fan box hook | motion sensor | dp switch | kit kat | ht cable
=	en	high	overhead conductor | acsr conductor | electric pole | lightning arrester | gi strip | copper strip | copper plate | copper earthing plate | earth pit cover | chemical earthing
=	en	high	earthing cable | strip light | led strip | rope light | spot light | cob spot light | track light | wall light | bulkhead light | mirror light
=	en	high	high bay light | solar street light | solar light | garden light | foot light | bollard light | cfl | halogen bulb | tube rod 40w | night lamp
=	en	high	profile light | hanging light | pendant light | solar water heater | solar heater | solar pump | solar inverter | solar battery | solar cable | solar structure
=	en	high	mc4 connector | openwell pump | sewage pump | dewatering pump | mud pump | centrifugal pump | hand pump | jet pump | dosing pump | lintel
=	en	high	precast wall | boundary wall panel | compound wall | fencing pole | fence post | cement pole | rcc pole | rcc slab | precast slab | hollow core slab
=	en	high	cement jali | cement grill | ventilator jali | terracotta jali | glass brick | glass block | mangalore block | red oxide cement | fire brick | fire clay
=	en	high	hollow clay block | ms sheet | ms plate | hr sheet | cr sheet | hr plate | ss sheet | stainless steel sheet | aluminium sheet | aluminium section
=	en	high	aluminium profile | aluminium channel | copper sheet | brass sheet | lead sheet | perforated sheet | gi plain sheet | plain gi sheet | expanded metal | ss pipe clamp
=	en	high	ms round bar | round bar | bright bar | ms wire rod | ms z section | z purlin | c purlin | purlin | ms t section | railway track
=	en	high	steel billet | pre engineered building | railing | steel railing | glass railing | staircase railing | balcony railing | baluster | spider fitting | patch fitting
=	en	high	glass fitting | shower hinge | glass hinge | floor spring | spigot | main gate | ms gate | iron gate | steel gate | gate wheel
=	en	high	rolling shutter | collapsible gate | shutter patti | channel gate | automatic gate | boom barrier | gate motor | geotextile | geo textile | geomembrane
=	en	high	geogrid | hdpe liner | pond liner | polythene | polythene sheet | plastic sheet | ldpe sheet | pvc strip curtain | bubble wrap | thermocol
=	en	high	thermocol sheet | eps sheet | stretch film | stretch wrap | gunny cloth | hessian | hessian cloth | armour board | expansion joint board | shalitex board
=	en	high	backer rod | water stopper | pvc water stop | water bar | asphalt | cold mix asphalt | bitumen emulsion | tar felt | tarcoal | coal tar
=	en	high	tar sheet | bitumen primer | tack coat | traffic cone | road cone | speed breaker | barricade | barricading tape | caution tape | warning tape
=	en	high	road stud | cat eye | signboard | sign board | convex mirror | road marking paint | thermoplastic paint | reflective tape | radium tape | delineator
=	en	high	safety sign | caution board | ear plug | ear muff | respirator | dust mask | n95 mask | leather apron | knee pad | fall arrester
=	en	high	life jacket | welding gloves | electrical gloves | electrical rubber gloves | electrician rubber gloves | rain boot | gum boots | curing agent additive | epoxy flooring | epoxy floor coating | epoxy paint
=	en	high	pu flooring | anti termite | anti termite chemical | termite chemical | floor hardener | efflorescence remover | tile cleaner | rust remover | rust converter | acid cleaner
=	en	high	caustic soda | soda ash | fevicol spray | wd40 | lubricant | grease oil | rubber solution | ms acid | hydrochloric acid | sodium silicate
=	en	high	gypsum powder | cement paint | floor paint | chalkboard paint | spray paint | spray can | metallic paint | radium paint | fluorescent paint | heat resistant paint
=	en	high	stencil | paint tray | paint mixer | stirrer | universal stainer | lacquer | nc lacquer | sanding sealer | french polish
=	en	high	shellac | linseed oil | multani mitti | whiting powder | chalk mitti | teak wood | sal wood | pine wood | deodar wood | rubber wood
=	en	high	wood log | wooden log | wooden batten | wooden pole | bamboo ply | wooden pallet | pallet | wpc decking | deck tile | pvc ceiling
=	en	high	pvc ceiling panel | pop cornice | cornice | wood moulding | photo moulding | mdf moulding | mdf jali | cnc jali | cork sheet | acrylic sheet
=	en	high	hpl sheet | foam sheet | polyurethane sheet | rexine | sofa fabric | plyboard cutter | gypsum tile | metal ceiling tile | cotter pin | circlip
=	en	high	coil spring | u bolt | j bolt | eye bolt | foundation bolt | lag screw | coach screw | toggle bolt | rubber washer | spring washer
=	en	high	split pin | dowel | wooden dowel | keel plate | angle bracket | l bracket | shelf bracket | glass bracket | furniture leg | sofa leg
=	en	high	table leg | drawer lock | cupboard lock | multipurpose lock | cam lock | magnetic catcher | magnet catcher | ball catcher | hinge pin | gate hook
=	en	high	door chain | door eye | door viewer | magic eye | door bell | name plate | letter box | mail box | door bush | wind stay
=	en	high	window stay | casement stay | hasp and staple | gate hinge | t hinge | strap hinge | piano hinge | spring hinge | number lock | cycle lock
=	en	high	sliding door fitting | sliding fitting | sliding roller | curtain track | kitchen trolley | corner unit | tandem box | lift up | gas lift | bed lift
=	en	high	hydraulic gas lift | pull out basket | plate rack | cutlery tray | rolling ladder | wire netting | mosquito net | mosquito mesh | fly mesh | underground tank
=	en	high	ug tank | rcc water tank | ss water tank | steel water tank | loft tank | tank lid | tank cover | tank stand | water level indicator | water level controller
=	en	high	tank cleaner | slate stone | jaisalmer stone | dholpur stone | red stone | crazy stone | laterite stone | onyx | travertine | terrazzo tile
=	en	high	terrazzo | mosaic tile | swimming pool tile | chequered tile | athangudi tile | rubber tile | gym tile
=	hinglish	high	lift | relay | starter | lug | gland | pole | shutter | bitumen | apron | veneer | cane | acp | hpl | spring | slate | cement tile
generator	en	high	generator | genset | dg set | diesel generator | alternator
generator	hinglish	high	janreter | jenretar
generator	hi	mid	जनरेटर
welding_machine	hinglish	mid	velding machine
welding_machine	hi	mid	वेल्डिंग मशीन
vibrator	hinglish	mid	vaibretar
excavator	hi	mid	जेसीबी | क्रेन
lift	hinglish	mid	ghirni | ghirri | charkhi
lift	hi	mid	लिफ्ट
scissors	hinglish	high	kainchi | qainchi | reti auzar | kanas
scissors	hi	mid	कैंची | औजार
fire_extinguisher	hi	mid	अग्निशामक
flush_valve	hinglish	mid	flash wal | flush wal | kapling waste
motor_starter	hinglish	mid	startar | kontaktar | meter dabba | bijli ka meter | khamba
motor_starter	hi	mid	मीटर | खंभा
lintel	hi	mid	लिंटेल
ms_plate	hinglish	mid	lohe ki plate | lohe ki chadar plain
gate	hinglish	high	lohe ka gate | shatar | jaali gate
gate	hi	mid	शटर | लोहे का गेट
polythene	hinglish	high	polithin | thermakol | barsati plastic
bitumen	hinglish	mid	damar | dambar | taarkol | kolatar
bitumen	hi	mid	डामर | तारकोल
anti_termite_chemical	hinglish	mid	dimak ki dawa | deemak ki dawa | dimak
anti_termite_chemical	hi	mid	दीमक की दवा
chalk_powder	hinglish	high	alsi ka tel | khadiya | chapda | lakh dana
wooden_pole	hinglish	high	balli | ballie | lakdi ka phatta | phatta | phatti | takhta | charkhat lakdi | bansh | rexin
wooden_pole	hi	mid	बल्ली | फट्टा | तख्ता
mosquito_net	hinglish	high	machhardani | gate ka kabza | khidki ka stay
wooden_pole	hinglish	mid	lattha | latha | latthe
=	en	high	scaffolding rental | flat for rent | labour | mason | plumber service | electrician | carpenter | painter service | cleaning service | architect | transport service | interior design | site engineer
=	hinglish	mid	mistri | mazdoor | majdoor | labour charge | thekedar | raj mistri
=	en	high	swr cowl | cowl | vent cowl | silica sand | earthing pipe | earthing electrode | earthing rod | earth rod | false ceiling channel pvc
=	en	high	sliding door roller | door roller | window roller | wardrobe roller | gum boot
pvc wall panel	en	mid	pvc false ceiling | pvc ceiling sheet
=	en	high	cabinet lock | nc putty | nc paint
=	en	high	fiber door | fibre door | frp door | cement sheet door | marble polish powder | marble polish | chisel | wood chisel | spade
=	en	high	machine | lid | nozzle | bracket | stone crusher machine | bituminous emulsion | bitumen emulsion drum | hollow core door | plumber tape | plumbing tape | thread seal tape
=	en	high	swr p trap | p trap swr | pvc p trap | q trap | gully trap | floor trap pvc | exhaust cover | fan cover | tank stand | wall stand | stand
=	en	high	room cooler | air cooler | desert cooler | garden pipe
=	en	high	mabt | fabt | mapt | fapt | mta | fta | cpvc mabt | cpvc fabt | brass mta | brass fta | male adapter | female adapter | male threaded adapter | female threaded adapter
=	en	high	reflective glass | frosted glass | wired glass | one way glass | glass door | automatic door | mesh door | fly mesh door
=	en	high	cement board | cement fibre board | fibre cement board | bison board | acoustic tile | metal ceiling tile | lay in tile | suspension rod | ceiling suspension rod
=	en	high	cylindrical lock | drawer lock | sliding channel | wardrobe tube | wardrobe rail | wardrobe pipe | cupboard tube | table chain | cupboard chain | floor box
=	en	high	fire sealant | fire rated sealant | acoustic sealant | butyl tape | chemical anchor | anchor chemical | expansion joint | scaffolding coupler
=	en	high	pressure reducing valve | pressure relief valve | safety valve | air release valve | float switch | step over bend | step over bends
=	en	high	driver for strip | strip driver | led strip driver | paint stripper
=	en	mid	modular kitchen | kitchen cabinet | kitchen cabinets | worker | workers | mason on rent | plumber service | electrician service | painting service | carpenter
`
