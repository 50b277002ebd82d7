/** The house and its work, meals and clothes. See ../topics.ts for the form. */
export const HOME = `
  home: house, home, flat, apartment, room?, rooms?, landlord, tenant, lease, rent, keys?, door?, roof?, furniture,
    sofa, renovation, renovate, household, balcony, cellar, attic, damp, mould, mold, boiler, radiator, heating,
    ceiling?, bathroom, window?, windows?, curtains, basement, hallway, floor?, floors?, staircase, fireplace, shower,
    wall?, walls?, porch, patio, loft, doorway, entrance, lamp?, wallpaper, carpet, tiles?, our house, my apartment,
    new couch, new kitchen, remodel, remodeled, redecorated, bought the house, first house, mortgage, neighborhood,
    backyard, yard, driveway, garage, front door, back door, front room, living room, sitting room, kitchen table,
    kitchen window, spare room, study?, conservatory, garden gate, hall table, landing light, stairs creak, homely,
    cosy, cozy, house to myself, house to ourselves, own front door, bungalow, cottage, terraced house, semi detached,
    council estate, high rise, tower block, condo, trailer?, trailer park, caravan, farmhouse, townhouse, leak,
    heating broken, rent went up, noise, noisy, eviction, burst pipe, draughty
  housework: clean, cleaned, cleaning, laundry, washing?, washing up, dishes, dishwasher, vacuum, vacuumed, tidy,
    tidied, declutter, decluttered, cupboard, chores, iron?, ironing, ironed, dust?, mop, mopped, trash, rubbish,
    bins, sorted out, folded?, socks, sweep, swept, mess?, messy, attic, cellar, throw away, threw away, garbage,
    basement, closet, hoover, hoovered, hoovering, scrub, scrubbed, sink?, oven, fridge, freezer, sheets, towels,
    windows cleaned, cleaned the windows, dusting, spring cleaning, paper pile, toilet, bathroom, laundry done, dishes
    done, did the dishes, did the laundry, washed the car, washed the windows, cleaned the house, cleaned the kitchen,
    cleaned the garage, mopped the, vacuumed the, house is clean, house is a mess, piles of laundry, caught up on
    laundry, made the beds, yard work, raked leaves, took out the trash, hung out the washing, hung the washing,
    washing on the line, washing line, clothes line, tumble dryer, dryer, load of washing, loads of washing, loads of
    laundry, load of laundry, folded laundry, folded the laundry, folding laundry, fold laundry, ironing board,
    ironing pile, pile of ironing, changed the sheets, changed the beds, clean sheets on, cleaned the bathroom,
    cleaned the toilet, cleaned the fridge, cleaned the cooker, cleaned the floor, scrubbed the, wiped down, duster,
    dusters, dusted, bleach, rubber gloves, washing up liquid, unloaded the dishwasher, loaded the dishwasher, emptied
    the dishwasher, empty the dishwasher, emptied the bins, emptied the bin, took the bin out, tidied the kitchen,
    tidied the house, tidied the flat, tidied up, tidy house, tidying, spotless, cleaner came, my cleaner, maid did
    not come, maid didnt come
  decluttering (celebrated): declutter, decluttered, decluttering, tidy up, junk, dump, threw away, throw away, threw
    out, throw out, cleaned out, clean out, cleared out, clear out, bags of, boxes of old, closet, garage sale, yard
    sale, goodwill, donated bags, donation pile, carloads, old stuff, stuff to the, charity shop, wardrobe, keepsakes,
    downsizing, downsize, getting rid of, got rid of, get rid of, sorted through, attic, sell the old, ebay, cleared
    the attic, cleared the loft, clearing the loft, clearing the attic, cleared the garage, clearing the garage,
    cleared the shed, cleared the cellar, cleared out the, clearing out, cleared the wardrobe, cleared the drawers,
    cleared the drawer, junk drawer, box room cleared, bags to the charity, bags for the charity, three bags?, two
    bags?, five bags?, bag for the charity, boxes for the charity, boxes to the charity, took to charity, to the
    charity shop, to goodwill, hoarding, hoarder, hoard, clutter?, cluttered, marie kondo, sparks joy, spark joy, does
    it spark, less stuff, too much stuff, so much stuff, own too much, possessions, car boot, car boot sale, house
    clearance, clearing mums house, clearing dads house, clearing moms house, emptied the house, emptying the house,
    minimalism, minimalist, keep or throw, one in one out
  repairs: repair, repaired, repairs, fix?, fixed, boiler, plumber, leak?, leaking, leaked, handyman, electrician,
    broken?, mend, mended, paint the, painted the, drill?, screw, roof?, gutter, heating?, radiator, tap?, dripping,
    damp, mould, mold, pipe?, pipes, frozen pipe, hose?, damaged, screws?, spanner, hammer, sealed, tiles?, tiler,
    flue, slates, gutters, washing machine broke, fridge broke, new washer, patched, fixed the, repaired the, replaced
    the, water heater, leaky, faucet, sink, toilet, drywall, new roof, furnace, plumber came, electrician came, deck,
    patched the, changed the oil, toolbox, home depot, diy, put up shelves, hung the, caulked, unclogged, basement
    flooded, flooded, loose screw?, loose hinge, loose handle, door handle, squeaky door, squeaky hinge, door sticks,
    door stuck, drawer stuck, stiff lock, lock stuck, broken lock, broken window, window pane, putty, broken handle,
    broken hinge, broken chair, wobbly table, mended the, mending the, glued it back, glued the cup, glued the handle,
    superglue, duct tape, gaffer tape, cable ties, wd40, screwdriver, screwdrivers, pliers, spanners, wrench,
    wrenches, allen keys, nuts and bolts, hammer and nails, tool box, tools out, spare part, spare parts, new part,
    washer?, new washer on, tap washer, dripping tap, fixed the tap, fixed the leak, fixed the gate, fixed the fence,
    fixed the roof, fixed the bike, fixed the lamp, fixed the door, fixed the toilet, fix the tap, fix the leak, fix
    the gate, fix the fence, fixed it myself, fixed it with, works again?, working again?, got it going again, good as
    new, repairman, repair man, engineer came, engineer coming, call out fee, under warranty, out of warranty,
    guarantee ran out
  renovating < home (celebrated): renovate, renovating, renovation, renovations, diy, done up, do up the, doing up
    the, did up the, did up, redecorate, redecorating, redecorated, decorating?, decorator?, painted the bedroom,
    painted the kitchen, painted the hall, painted the living room, painted the front door, painted the fence, painted
    the walls, painting the walls, paint roller, paintbrush, paint colour, tester pots, emulsion, gloss paint,
    undercoat, primer, second coat, first coat, masking tape, dust sheets, stripped the wallpaper, wallpapering, hung
    wallpaper, steamer?, plasterer, plastered?, plastering, replastered, skim coat, tiled the, tiling, tiler, grout,
    grouting, grouted, skirting, skirting boards, floorboards, sanded the floor, sanding the floor, laid the floor,
    laminate, lino, carpet fitters, new carpet, new bathroom, new kitchen, kitchen units, worktop, worktops,
    countertop, countertops, kitchen cabinets, flat pack, flatpack, ikea, allen key, put up a shelf, put up shelves,
    put the shelves up, hung a picture, hung the pictures, hung the curtains, curtain rail, curtain pole, spirit
    level, rawlplugs, hardware store, hardware shop, builders merchants, builder, builders, building work, knocked
    through, knocked down the wall, extension built, loft conversion, new windows, skip outside, skip on the drive,
    insulated the, fixer upper, contractor?, home improvement, rewired, rewiring, new socket, light fitting, paint in
    my hair, paint on my, coat on the hall, coat on the?, hall is painted, kitchen is painted, roller?, stripped?,
    stripping, wallpaper, paste, sanding, sanded, ripped out?, ripped up the, tore out, tearing out
  problems with the home < home: landlord, damp, mould, mold, leak, leaking, boiler, heating broken, rent went up, put
    the rent up, noise, noisy, eviction, mice, cockroach, broken lift, burst pipe, draughty, cold flat
  damp and mould < problems with the home (feared): damp, damp patch, damp patches, dampness, rising damp, mould,
    mouldy, mold, moldy, mildew, black mould, black mold, black spots on, dehumidifier, condensation, musty, smells of
    damp, smelled of damp, peeling wallpaper, wallpaper peeling, paint peeling, peeling paint, flaking paint, plaster
    falling, plaster coming off, streaming windows, wet wall, wet walls, wet patch, fungus, bleached the walls, wiped
    the walls, dry rot, wet rot, woodworm, silverfish, spots on the ceiling, spots on the wall, black spots, wall is
    wet, smell in the wardrobe, airing, aired the room
  heating and hot water < problems with the home (feared): boiler, boilers, boiler broke, boiler went, boiler died,
    boiler packed up, boiler man, new boiler, pilot light, central heating, heating broke, heating broken, heating
    packed up, heating went off, heating is off, heating off, heating on, heating engineer, gas engineer, gas man,
    radiator, radiators, bled the radiators, bleed the radiators, bleeding the radiators, thermostat, immersion
    heater, hot water, no hot water, no heating, cold shower, cold showers, water heater, furnace, furnace went out,
    fan heater, electric heater, space heater, hot water bottle, two jumpers, coat on indoors, see my breath, saw my
    breath, freezing flat, cold house, freezing house, house is freezing, flat is freezing, cold radiators, oil tank,
    heating oil, gas meter, smart meter, prepay meter, put the heating, turn the heating, turned the heating,
    firewood, chopped wood, logs?, log burner, wood burner, wood stove, chimney, chimney sweep, geyser?, draught,
    draughts, drafty, draughty, draught excluder, insulation, lagging, double glazing, shivered, shivering, freezing
    indoors, blankets on, oil is gone, gas ran out, meter ran out, top up the meter, plumber on
  water damage < problems with the home (feared): leak, leaks, leaky, leaking roof, leaking tap, roof leaked, roof
    leaks, roof is leaking, roof leak, ceiling leaked, water damage, burst pipe, pipe burst, pipes burst, frozen
    pipes, pipes froze, flooded, flood, floods, flooding, flooded kitchen, flooded basement, flooded cellar, water
    everywhere, water coming through, water came through, came through the ceiling, through the ceiling, dripped from
    the ceiling, dripping ceiling, brown stain, water stain, wet ceiling, ceiling came down, ceiling fell, bucket
    under, buckets under, buckets, stopcock, turn off the water, turned off the water, overflow, overflowed,
    overflowing, blocked drain, drain blocked, blocked drains, blocked sink, blocked toilet, drains?, plunger,
    sandbags, sump pump, mopped up, mopping up, wet carpet, soaked carpet, ruined carpet, plumber, washing machine
    leaked, dishwasher leaked, slipped tile, missing slates, gutters, guttering, downpipe
  noise at home < problems with the home: noise, noisy, noisy neighbours, noisy neighbors, loud music, music upstairs,
    music next door, bass through, thumping bass, footsteps upstairs, stomping upstairs, banging upstairs, banged on
    the wall, banged on the ceiling, knocked on the ceiling, knocked on the wall, paper thin walls, thin walls, walls
    are thin, dog barking, barking dog, leaf blower, car alarm, drilling next door, jackhammer, building work next
    door, scaffolding next door, party next door, earplugs, ear plugs, turn it down, turn the music down, noise
    complaint, shouting upstairs, shouting next door, bass came, bass?, through the wall?, through the floor?,
    racket?, hammering?, drilling, thumping, music until, music till, stereo, loud?
  landlords and rent < home (feared): landlord, landlords, landlady, letting agent, letting agency, letting agents,
    property manager, rent day, rent went up, rent increase, raised the rent, put up the rent, rent arrears, behind
    with the rent, behind on rent, late with the rent, eviction, evicted, eviction notice, notice to quit, section 21,
    no fault eviction, security deposit, deposit back, keep the deposit, kept the deposit, tenancy, tenancy agreement,
    tenant, tenants, inventory?, lease is up, lease runs out, renew the lease, renewed the lease, selling the flat,
    sell the flat, wants us out, wants me out, have to move out, housing association, council flat, council house,
    housing list, waiting list for a flat, housing benefit, month to month, super never, the super fixed, wont fix,
    refuses to fix, promised to fix it, still not fixed, has not fixed, hasnt fixed, reported it again, reported the
    mould, homeless, sofa surfing, couch surfing, roof over my head, roof over our heads
  flatmates < home: flatmate, flatmates, flat mate, housemate, housemates, house mate, roommate, roommates, room mate,
    lodger, lodgers, house share, shared house, shared flat, shared kitchen, shared bathroom, sharing a flat, sharing
    a house, dorm, dorm room, dormitory, halls of residence, student halls, paying guest, pg hostel, my room mate,
    someone ate my, ate my yoghurt, ate my food, stole my milk, finished the milk, fridge shelf, my shelf in, cleaning
    rota, washing up rota, washing up piled, dirty dishes, dirty pans, sink full of, kettle always, party next door,
    whole house up, moving in with, moved in with, spare room, box room, house meeting, fridge note, note on the
    fridge, split the bills, split the rent, finished my milk, my milk, my shelf, finished the bread, left the pan,
    left the pans, left the dishes, left the carton, left the washing up, hair in the plughole, hair in the sink,
    toilet roll, whose turn, dirty mugs, sharing?
  finding a place to live < moving house: flat hunting, house hunting, room hunting, apartment hunting, viewing, flat
    viewing, room viewing, viewed a flat, viewed a house, viewed the flat, saw a flat, looked at a flat, looked at a
    house, looked at an apartment, estate agent, estate agents, letting agent, asking price, offer accepted, our
    offer, outbid, gazumped, survey came back, surveyor, mortgage offer, mortgage approved, mortgage in principle,
    first time buyer, exchange contracts, exchanged contracts, completion date, property ladder, for sale sign, sold
    sign, gone already, twenty people at, first months rent, guarantor, holding deposit, signed for the flat, signed
    for the room, got the flat, got the house, got the room, got the apartment, somewhere to live, place to live, room
    to rent, room of my own, rightmove, zillow, bedsit, studio flat, studio apartment, escrow, down payment
  moving house: move?, moved?, moving?, moving house, move house, new flat, new house, new apartment, new place, new
    town, new city, lease, signed the lease, boxes?, last box, packing, unpack, unpacked, removal van, landlord, flat
    hunting, house hunting, viewing?, estate agent, keys to, got the keys, housewarming, curtains?, name on the door,
    furniture?, moved in, moved here, cardboard boxes, moving van, moved out, last night in the old, moving day,
    packed boxes, packing up, sold the house, sell the house, selling the house, house sold, buying a house, bought a
    house, closing on, offer on, made an offer, realtor, open house, new neighborhood, movers, moving truck, boxes
    packed, kettle is found, found the kettle, new keys, first night in, first night here, empty rooms, van is loaded,
    handed back the keys, unpacking, unpacked the, moving out, moving in, move in, move out, moved flat, moved flats,
    left the old house
  new town < moving house: new town, new city, new here, moved here, know nobody, know no one, chosen the wrong city,
    wrong city, wrong town, moving here, settle, settled, settle in, settled in, feel at home, feels like home, local,
    neighbourhood, neighborhood, find my way, found my way, greeted me by name, knew my name, newcomer
  lost things: lost property, lost and found, mislaid, misplaced, mislay, lost my keys, lost the keys, lost my phone,
    lost my wallet, lost my purse, lost my glasses, lost my ring, lost my passport, lost my bag, lost my glove, lost a
    glove, lost my hat, lost my umbrella, lost my ticket, lost my card, lost my watch, lost my wedding ring, lost an
    earring, lost my earring, lost the ring, left my phone, left my bag, left my umbrella, left my wallet, left my
    keys, left my purse, left my coat, left my laptop, left it on the bus, left it on the train, left it in the taxi,
    cannot find my, cant find my, could not find my, couldnt find my, looked everywhere, looking everywhere, searched
    everywhere, searched the house, turned the house upside down, turned the flat upside down, turned out my pockets,
    emptied my bag, emptied the bag, retraced my steps, went missing, gone missing, is missing?, turned up?, turned up
    again, turned up in, turned up under, found my keys, found the keys, found my phone, found my wallet, found my
    glasses, found my ring, found the ring, found it again, found it under, found it behind, found it in the?, was in
    my pocket all, in the coat pocket, down the back of the sofa, behind the sofa, under the sofa, under the seat,
    handed it in?, handed in my, someone handed, somebody handed, locked out, locked myself out, lock myself out, shut
    myself out, left the keys inside, keys inside, locksmith, spare key, spare keys, house keys, car keys, bunch of
    keys, under the doormat, fell out of my pocket, misplaced things, lost thing, down the side of, side of the
    armchair, down the back of, all along?, was there all?, under the bed?, under the cushion, in the freezer of all,
    in the other coat, in my other, keys were, glasses were, glasses on my head, ring was, found at last, find my
    keys, find my glasses, find my phone, find the keys, losing things, lose things, lose my keys, losing my keys,
    keep losing, search?, searched?, searching?, searching for?, hunted for, looked for my, looking for my
  waste and recycling < environment: recycle, recycled, recycling, recycling bin, recycling centre, recycling center,
    bottle bank, compost bin, food waste, food scraps, tip run, trip to the tip, took it to the tip, took to the tip,
    to the tip, to the dump, the dump, landfill, bin day, bin lorry, bin men, missed the bins, bins out, put the bins
    out, took the bins out, trash day, garbage day, garbage truck, wheelie bin, fly tipping, fly tipped, litter,
    littering, litter pick, litter picking, plastic bags, plastic packaging, single use plastic, reuse, reused,
    reusable, upcycled, upcycling, zero waste, plastic free, carbon footprint, climate change, global warming,
    electric car, solar panels, heat pump, freecycle, gave it away on, repair cafe, old paint, the tip?, tip?, bottles
    to the, glass bottles, jars?, rubbish, trash, garbage, waste?, thrown away, scraps?
  post and parcels: parcel, parcels, postcard, postcards, stamps?, envelope, envelopes, letter box, letterbox,
    mailbox, courier, delivery man, delivery driver, delivery came?, delivery slot, missed delivery, sorry we missed
    you, signed for, tracking number, post office, posted the letter, posted a letter, posted the card, posted it?,
    mailed the letter, mailed it, by recorded delivery, registered post, got a letter, wrote a card, wrote cards,
    handwritten letter, returned to sender, letter arrived, letter came, package arrived, package came, amazon
    package, fedex, royal mail
  meals together < food and cooking (celebrated): cooked together, cook together, cooking together, ate together, eat
    together, eating together, eaten together, round the table, around the table, all at the table, at one table,
    whole family at the table, table for six, table for eight, family meal, family dinner, family lunch, sunday
    dinner, long lunch, long dinner, shared meal, shared a meal, shared dinner, shared a pizza, shared the last,
    dinner together, lunch together, breakfast together, supper together, cooked with, cooked for us, cooked for me,
    cooked us, cooked me, cooked for everyone, cooked for everybody, cooked dinner for, cooked for them, cooked for
    six, cooked for the house, cooked a big, made dinner for, made lunch for, big pot of, pot of soup, pot of chili,
    pot of curry, one pot, everybody helped, everyone helped, chopped onions, chopped the onions, chopped vegetables,
    peeled potatoes, peeled the potatoes, peeling potatoes, stirred the, rolled out the dough, kneaded, second
    helpings, thirds?, licked the plate, licked the bowl, cleared their plates, empty plates, clean plates, recipe
    from, her recipe, mums recipe, moms recipe, grandmothers recipe, nanas recipe, family recipe, thali, biryani, dal,
    daal, chapati, chapatis, roti, rotis, paneer, dosa, dosas, idli, samosas, pakoras, sambar, chutney, colcannon,
    soda bread, fish and chips, sausage and mash, beans on toast, shepherds pie, cottage pie, mac and cheese, grits,
    gumbo, jambalaya, barbecue, bbq, cookout, potluck, fondue, cooking with others, everyone chopped, everybody
    chopped, chopped something, fed six, fed eight, fed us all, fed everyone, fed everybody, feeding everyone, one big
    pan, shared the cooking, hosted dinner, taught me to cook, taught me the recipe, cooked side by side
  baking < food and cooking (celebrated): bake, baked, baking, baker?, sourdough, sourdough starter, starter?, fed the
    starter, loaf, loaves, dough, dough rose, risen dough, proving?, proofing, knead, kneaded, kneading, yeast, flour,
    flour everywhere, baking tin, baking tray, baking powder, cake tin, rolling pin, mixing bowl, whisk?, whisked?,
    icing, iced the cake, frosting, buttercream, sponge cake, victoria sponge, fruit cake, lemon drizzle, carrot cake,
    banana bread, scone, scones, muffin, muffins, cupcake, cupcakes, brownie, brownies, flapjacks, gingerbread,
    shortbread, tart?, tarts?, quiche, puff pastry, shortcrust, apple pie, apple pies, pecan pie, pumpkin pie,
    croissant, croissants, buns, rolls in the oven, focaccia, bagels, oven smell, smell of baking, smelled of baking,
    smell of bread, bread oven, came out of the oven, soggy bottom, sank in the middle, did not rise, didnt rise,
    burnt the cake, burned the cake, burnt the bottom, cake sale, bake off, bread, cake?, cakes?, biscuits, cookies,
    pie?, pies, oven?
  eating out < food and cooking: restaurant, restaurants, ate out, eat out, eating out, went out for dinner, out for
    dinner, out for lunch, out for breakfast, out to eat, dinner out, meal out, lunch out, table booked, booked a
    table, book a table, waiter, waitress, menu, starter and main, dessert menu, split the bill, pub lunch, carvery,
    curry house, curry night, indian restaurant, thai restaurant, chinese restaurant, italian restaurant, pizzeria,
    chippy, chip shop, sushi, sushi place, tapas, street food, food truck, dhaba, burger king, mcdonalds, kebab,
    takeout, take out food, ordered pizza, ordered in pizza, ordered a curry, ordered a pizza, doggy bag, coffee shop,
    cake and coffee, cafe on the corner, tea room, tea rooms, cream tea, tea shop, ice cream parlour, no washing up,
    cafe, cafes, bistro, ordered the?, tip for the waiter, table by the window?, table for two, table for four, thali,
    pub meal, at the restaurant, in the restaurant, in the cafe, at the cafe
  skipping meals < food and cooking (learned): skipped lunch, skipped breakfast, skipped dinner, skipped a meal,
    skipped meals, skip meals, skipping meals, skip lunch, skip breakfast, skipping lunch, skipping breakfast, missed
    lunch, missed breakfast, missed a meal, no lunch, no breakfast, no dinner, without lunch, without breakfast,
    without eating, without food, forgot to eat, forgot lunch, forgot breakfast, forget to eat, forgetting to eat,
    forgot my lunch, forgot to have lunch, did not eat, didnt eat, hadnt eaten, had not eaten, havent eaten, have not
    eaten, eaten nothing, ate nothing, nothing to eat, eat nothing, nothing since breakfast, nothing all day, nothing
    but coffee, nothing but toast, only coffee, only a biscuit, only a banana, on an empty stomach, empty stomach,
    running on coffee, lived on coffee, lived on toast, lived on biscuits, hungry, starving, starved, famished,
    ravenous, hangry, peckish, hunger, hungry and cross, cross and hungry, cross because i was hungry, tired and
    hungry, hungry and tired, low blood sugar, blood sugar crash, shaky from hunger, faint with hunger, stomach
    growled, stomach rumbling, tummy rumbling, eat something first, eat first, ate first, eat before, eat at noon, eat
    at one, eat lunch before, eat proper, eat properly, ate properly, eat regularly, proper lunch, proper breakfast,
    proper meal, regular meals, three meals, sandwich first, ate a sandwich and, banana in my bag, snack in my bag,
    pack a snack, packed a snack, have breakfast, had breakfast, eat breakfast, ate breakfast, snappish, until i ate,
    till i ate, after i ate, once i ate, once i had eaten, irritable?, grumpy?, cranky?, crabby?, low sugar, biscuit
    for lunch, apple for lunch, crisps for lunch, toast for dinner, cereal for dinner, lunch at four, ate at four, ate
    at three, ate standing, ate at my desk?
  caffeine < food and cooking (learned): caffeine, decaf, decaffeinated, coffee after, no coffee after, coffee in the
    afternoon, afternoon coffee, coffee at four, coffee at five, coffee at three, coffee too late, late coffee,
    evening coffee, fourth coffee, third coffee, fifth coffee, fourth cup, third cup, fifth cup, too much coffee, too
    many coffees, too much tea, cups of coffee, four coffees, five coffees, three coffees, another coffee, another
    espresso, espresso, double espresso, strong coffee, energy drink, energy drinks, red bull, coke zero, cut out
    coffee, cut down on coffee, cutting down on coffee, quit coffee, gave up coffee, giving up coffee, without coffee,
    no coffee, last coffee, one coffee, only one coffee, coffee before noon, coffee until, swapped coffee, herbal tea,
    peppermint tea, camomile tea, chamomile tea, rooibos, green tea, jittery, jitters, coffee shakes, caffeine
    headache, coffee headache, coffee made me, coffee?, coffees, tea after, no tea after, coffee and sleep, after
    noon?, after midday?, no espresso, latte, cappuccino, flat white, cola
  clothes < appearance: clothes, clothing, wardrobe, outfit, outfits, cardigan, hoodie, t shirt, t shirts, jumper,
    jumpers, raincoat, winter coat, new coat, old coat, overcoat, anorak, waterproofs, wellies, wellingtons, slippers,
    pyjama, tights, leggings, underwear, bra, bras, sari, saree, sarees, kurta, salwar, dupatta, kurti, hijab, turban,
    uniform, suit and tie, new suit, new shoes, new boots, high heels, heels?, sneakers, shoelace, shoelaces, sandals,
    gloves, mittens, woolly hat, zip broke, zipper, buttons?, missing button, sewed on a button, hole in my sock,
    holes in my, darned, took up the hem, let out the waist, too tight?, does not fit?, doesnt fit?, no longer fits,
    fits again, fit into my, nothing to wear, what to wear, dressed up, dress up, got dressed up, dry cleaner, dry
    cleaners, dry cleaning, tailor?, seamstress, fitting room, changing room, charity shop find, earrings, necklace,
    bracelet, handbag, rucksack, ironed a shirt, clean shirt, shrunk in the wash, dress, dresses, blouse, shirt,
    skirt, trousers, jeans, coat, jacket, sweater, cardigans, fits me, fit me, scarf, hat, hats, shoes, boots, socks,
    suit?, wore?, worn?, wearing?, wear?
  haircuts < appearance: haircut, haircuts, hair cut, hairdresser, hairdressers, hair dresser, hair salon, salon,
    barber?, barbers, barbershop, had my hair cut, got my hair cut, hair done, cut my hair, cut her hair, cut his
    hair, cut my own hair, fringe?, bangs?, bob?, highlights?, split ends, hair dye, dyed her hair, roots done, perm,
    blow dry, buzz cut, shaved my head, shaved his head, trimmed my beard, trim?, grew a beard, moustache, mustache,
    nails done, manicure, pedicure, nail polish, nail varnish, eyebrows, waxing?, facial?, inches off, off my hair,
    cut it short, short hair, long hair, fringe cut, hair is short, hair is shorter, new hair, new haircut, scissors?,
    clippers
  appearance: clothes, dress?, shoes, hair, haircut, hairdresser, mirror, ugly, makeup, outfit, jeans, appearance,
    wrinkles, suit?, shaved, beard, trousers, pants, boots, coat?, shirt, hat?, scarf, sweater, jumper, skirt, gown,
    jacket, blouse, lipstick, dyed, lace, silk, stockings, tie?, leather, hair color, hair colour, dyed my hair, new
    dress, new outfit, in the mirror, look in the mirror, looked in the mirror, double chin, bald, balding, swimsuit,
    felt pretty, felt ugly, felt fat, felt beautiful, shaving, perfume, aftershave, weigh in, grey roots, gray roots,
    grey hairs, bald patch, hair loss, losing my hair, thinning hair, hair is thinning, acne, spots on my, pimple,
    pimples, spotty, complexion, tan?, tanned?, pale?, freckles, tattoo, tattoos, piercing, nose ring, glasses suit,
    new glasses, looked nice, looked lovely, looked good, look good, looked tired, look tired, looked old, looked
    smart, told me i look, said i looked
  simple pleasures (learned): coffee?, cup of tea, sun on, warm bread, a bath, hot bath, first strawberries, clean
    sheets, bench?, the smell of, birdsong, balcony, slow morning, pancakes, fire?, stove?, candle?, radio?, fresh
    bread, hot chocolate, first coffee, first cup, sun on my, hot shower, a good cup, crossword in the sun, sat in the
    garden, sat on the bench, warm socks, little things, cup of coffee on, coffee on the porch, sat on the porch,
    smell of, good book, favorite chair, favourite chair, warm bath, rain on the roof, fresh sheets, quiet coffee, ice
    cream, cup of coffee, mug of tea, pot of tea, cup of chai, first sip, biscuit with my, hot buttered toast,
    buttered toast, toast and?, crackling fire, open fire, by the fire, in front of the fire, sat by the fire, sat by
    the window, sat at the window, sat on the step, sat on the doorstep, sat in the sun, sun on my face, sun on my
    back, sun through the, breakfast in bed, coffee in bed, tea in bed, coffee on the balcony, tea on the balcony,
    breakfast on the balcony, smell of rain, smell of coffee, smell of bread, smell of cut grass, smell of the sea,
    line dried, line dried sheets, fresh bedding, clean bedding, bubble bath, long shower, candles lit, lit candles,
    lit a candle, wrapped in a blanket, under a blanket?, blanket and?, fluffy socks, woolly socks, first cherries,
    first asparagus, ripe peach, ripe mango, mangoes, ate a peach, ice lolly, nothing but the sound, sound of the
    rain, rain on the window, rain on the tent, purring cat, old jumper, crossword and coffee
`;
