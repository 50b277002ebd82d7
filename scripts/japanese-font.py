"""Makes the font of src/kit/theme/fonts/README.md: python3 scripts/japanese-font.py 400.woff2 600.woff2 characters.txt out.woff2"""
import sys

from fontTools import subset, varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont

*weights, characters, out = sys.argv[1:]
design = DesignSpaceDocument()
design.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=400, default=400, maximum=600))
options = subset.Options(hinting=False, notdef_outline=False, layout_features=[])
options.drop_tables += ["BASE", "GDEF", "GPOS", "GSUB", "STAT", "gasp", "vhea", "vmtx"]
for weight, path in zip((400, 600), weights):
    font = TTFont(path)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=open(characters, encoding="utf8").read())
    subsetter.subset(font)
    design.addSource(SourceDescriptor(font=font, location={"Weight": weight}, familyName="M PLUS 1"))
font, _, _ = varLib.build(design, exclude=["HVAR", "STAT"])
font.flavor = "woff2"
font.save(out)
