import type { Section } from '../src/features/visions/contract/limits.ts';

/** What other programs put on the clipboard, and what of it a document keeps. */
export const COPIED: { from: string; section: Section; html: string; comes: string }[] = [
  {
    from: 'Google Docs',
    section: 'relationships',
    html:
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e">' +
      '<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial;font-weight:400;">The studio</span></h1>' +
      '<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;text-decoration:none;">Four people, </span>' +
      '<span style="font-weight:700;font-style:normal;">one table</span><span style="font-style:italic;">, at five</span>' +
      '<span style="text-decoration:line-through;"> or six</span></p><br />' +
      '<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Making</span></p></li>' +
      '<li dir="ltr"><p dir="ltr" role="presentation"><a href="https://example.com/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">Meeting</span></a></p></li></ul></b>',
    comes:
      '<h1>The studio</h1><p>Four people, <strong>one table</strong><em>, at five</em><s> or six</s></p>' +
      '<ul><li><p>Making</p></li><li><p><a href="https://example.com/">Meeting</a></p></li></ul>',
  },
  {
    from: 'Word',
    section: 'personal',
    html:
      '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>' +
      '<meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/x.xml"><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]-->' +
      '<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri";} --></style></head><body lang=EN-US><!--StartFragment-->' +
      '<h2><span lang=EN-US>The studio<o:p></o:p></span></h2>' +
      "<p class=MsoNormal style='margin-bottom:0cm'><span style='font-size:11.0pt'>Four people, <b>one table</b>, <i>at <u>five</u></i><o:p></o:p></span></p>" +
      "<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Making<o:p></o:p></p>" +
      "<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>by hand</p>" +
      "<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Meeting</p>" +
      "<p class=MsoNormal>Then:</p><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Home</p>" +
      '<!--EndFragment--></body></html>',
    comes:
      '<h2>The studio</h2><p>Four people, <strong>one table</strong>, <em>at <u>five</u></em></p>' +
      '<ul><li><p>Making</p><ul><li><p>by hand</p></li></ul></li><li><p>Meeting</p></li></ul>' +
      '<p>Then:</p><ol><li><p>Home</p></li></ol>',
  },
  {
    from: 'a web page',
    section: 'health',
    html:
      '<div class="post"><div>One <font color="red">red</font> line</div><div>Two</div><blockquote>Three</blockquote>' +
      '<h5>Four</h5><img src="https://example.com/x.png"><pre>Five</pre><del>Six</del> <a href="/relative">seven</a></div>',
    comes: '<p>One red line</p><p>Two</p><p>Three</p><h3>Four</h3><p>Five</p><p><s>Six</s> seven</p>',
  },
];
